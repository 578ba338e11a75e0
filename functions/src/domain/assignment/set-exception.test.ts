import { expect, test } from 'vitest';
import { NO_ACCOMMODATION, NO_EXCEPTION } from './accommodation.ts';
import { anAssignment, anException, at, moment } from './assignment.fixture.ts';
import { exceptionOf, withException } from './set-exception.ts';

const assignment = anAssignment();
const now = moment(2);

test('an exception is kept by its assignment, with when it was said', () => {
  const exception = { ...NO_EXCEPTION, closesAt: at(30) };
  const after = withException(NO_ACCOMMODATION, { assignment, exception, now });
  expect(after.exceptions).toEqual({
    [assignment.id]: anException({ closesAt: at(30), setAt: at(2) }),
  });
  expect(exceptionOf(after, assignment.id)).toEqual(exception);
  expect(exceptionOf(after, 'another')).toEqual(NO_EXCEPTION);
});

test('one that says nothing is taken out, and minutes that were added stay', () => {
  const said = { assignment, exception: NO_EXCEPTION, now };
  const before = (addedSeconds: number) => ({
    timeFactor: 1.5 as const,
    exceptions: { [assignment.id]: anException({ isExcused: true, addedSeconds }) },
  });
  expect(withException(before(0), said)).toEqual({ timeFactor: 1.5, exceptions: {} });
  const kept = withException(before(60), said).exceptions[assignment.id];
  expect(kept).toMatchObject({ isExcused: false, addedSeconds: 60 });
});

test.each([
  ['due before it opens', { dueAt: at(0) }],
  ['closed before it is due', { closesAt: at(5) }],
  ['opened after it closes', { opensAt: at(21) }],
])('one by which it is %s is refused', (_what, times) => {
  const exception = { ...NO_EXCEPTION, ...times };
  const set = () => withException(NO_ACCOMMODATION, { assignment, exception, now });
  expect(set).toThrow('For this student too it has to open before it is due');
});
