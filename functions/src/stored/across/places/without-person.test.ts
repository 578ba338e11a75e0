import { expect, test } from 'vitest';
import { withoutPerson, type AuditFields } from './without-person.ts';

const amy = { erasureId: 'e-1', uid: 'amy', fullName: 'Amy Pond', email: 'amy@school.edu' };

function anEntry(over: Partial<AuditFields> = {}): AuditFields {
  return {
    act: 'class.teachers-changed',
    actor: { uid: 'ben', name: 'Ben' },
    target: { kind: 'class', id: '9b', name: '9B' },
    changes: [],
    about: ['ben', '9b'],
    ...over,
  };
}

const change = (from: string | null, to: string | null) => ({ field: 'teacher', from, to });

test('who did it, and to whom, is the erasure', () => {
  const { actor, about } = withoutPerson(
    anEntry({ actor: { uid: 'amy', name: 'Amy Pond' }, about: ['amy', '9b'] }),
    amy,
    false,
  );
  expect([actor, about]).toEqual([{ uid: 'e-1', name: 'Erased account' }, ['e-1', '9b']]);
  const { target } = withoutPerson(
    anEntry({ target: { kind: 'account', id: 'amy', name: 'Amy Pond' } }),
    amy,
    false,
  );
  expect(target).toEqual({ kind: 'account', id: 'e-1', name: 'Erased account' });
});

test('what she was called before goes with her', () => {
  const renamed = anEntry({
    ...{ act: 'account.renamed', target: { kind: 'account', id: 'amy', name: 'Amelia' } },
    changes: [change('Amelia', 'Amy Pond')],
  });
  expect(withoutPerson(renamed, amy, false).changes).toEqual([change(null, null)]);
});

test.each([
  ['Amy Pond and Ben', 'Erased account and Ben'],
  ['AMY@school.edu', 'Erased account'],
  ['Amy Ponder', 'Amy Ponder'],
])('%o in a change is %o', (before, after) => {
  expect(withoutPerson(anEntry({ changes: [change(null, before)] }), amy, false).changes).toEqual([
    change(null, after),
  ]);
});

test('a name that somebody else has stays where the entry is not about her', () => {
  const entry = anEntry({ changes: [change(null, 'Amy Pond')] });
  expect(withoutPerson(entry, amy, true)).toEqual(entry);
  expect(withoutPerson({ ...entry, about: ['amy'] }, amy, true).changes).toEqual([
    change(null, 'Erased account'),
  ]);
});

test.each(['Erased', 'Account', 'Erased account'])(
  'an entry without her stays as it is though she was called %s',
  (fullName) => {
    const person = { ...amy, fullName };
    const once = withoutPerson(anEntry({ changes: [change(fullName, null)] }), person, false);
    expect(once.changes).toEqual([change('Erased account', null)]);
    expect(withoutPerson(once, person, false)).toEqual(once);
  },
);
