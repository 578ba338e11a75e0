import { describe, expect, test } from 'vitest';
import type { RulesDocument } from '../../../src/rules/language/values/value.ts';
import type { Outcome } from '../ask.ts';
import { askCondition, askRules, document, firestoreRequest } from '../ask.ts';

const DATABASE = 'databases/(default)/documents';
const before: Record<string, RulesDocument> = {
  [`${DATABASE}/users/u1`]: document({ role: { stringValue: 'teacher' } }),
  [`${DATABASE}/users/ü b`]: document({ role: { stringValue: 'student' } }, 'users/ü b'),
};
const after: Record<string, RulesDocument> = {
  ...before,
  [`${DATABASE}/users/u2`]: document({ role: { stringValue: 'new' } }, 'users/u2'),
};

function requestWithReads(paths: string[] = []) {
  return firestoreRequest({
    auth: { uid: 'u1', token: {} },
    read: (path, when) => {
      paths.push(`${when} ${path}`);
      return (when === 'before' ? before : after)[path] ?? null;
    },
  });
}

const USERS = '/databases/$(database)/documents/users';

describe('a read in a condition', () => {
  test.each<[string, Outcome]>([
    ["get($/u1).data.role == 'teacher'", 'true'],
    ["get($/$(request.auth.uid)).data.role == 'teacher'", 'true'],
    ["get($/u1).id == 'u1'", 'true'],
    ['get($/u1).__name__ == $/u1', 'true'],
    ['get($/u1).data.missing == null', 'error'],
    ["get($/u1).data.get('missing', null) == null", 'true'],
    ['get($/u2) == null', 'true'],
    ["get($/u2).data.role == 'new'", 'error'],
    ["getAfter($/u2).data.role == 'new'", 'true'],
    ['exists($/u1)', 'true'],
    ['exists($/u2)', 'false'],
    ['existsAfter($/u2)', 'true'],
    ["get($/$('ü b')).data.role == 'student'", 'true'],
    ["exists($/$('u1/../u1'))", 'error'],
    ["exists($/$(''))", 'error'],
    ['exists($/$(1))', 'error'],
    ['exists($/$(null))', 'error'],
    ['exists($/$(resource.id))', 'error'],
    ['exists(/databases/$(database)/documents/$(/users/u1))', 'true'],
    ["exists(path('/databases/(default)/documents/users/u1'))", 'true'],
    ['exists(/users/u1)', 'error'],
    ['exists($)', 'error'],
    ["exists('users/u1')", 'error'],
    ['exists(null)', 'error'],
  ])('%s is %s', (condition, outcome) => {
    // A dollar in the table stands for the path of the users, unless a bracket follows.
    const written = condition.replace(/\$(?!\()/g, () => USERS);
    expect(askCondition(written, requestWithReads())).toBe(outcome);
  });

  test('asks for the document with the path that the engine knows', () => {
    const paths: string[] = [];
    askCondition(`exists(${USERS}/u9) || existsAfter(${USERS}/u9)`, requestWithReads(paths));
    expect(paths).toEqual([`before ${DATABASE}/users/u9`, `after ${DATABASE}/users/u9`]);
  });
});

describe('the limit of reads', () => {
  function existing(count: number): string {
    return Array.from({ length: count }, (_, n) => `!exists(${USERS}/x${n})`).join(' && ');
  }

  test('is ten documents, each counted once, and an || does not get around it', () => {
    expect(askCondition(existing(10), requestWithReads())).toBe('true');
    expect(askCondition(`${existing(10)} && ${existing(10)}`, requestWithReads())).toBe('true');
    expect(askCondition(`(${existing(11)}) || true`, requestWithReads())).toBe('error');
  });

  test('is counted over all allow statements of a request', () => {
    const rules = `match /users/{id} { allow get: if !(${existing(10)});
      allow get: if exists(${USERS}/other) || true; }`;
    expect(askRules(rules, requestWithReads()).explanation).toContain('More than 10 reads');
  });

  test('is twenty for the requests of a batch together', () => {
    const sharedReads = new Set(Array.from({ length: 15 }, (_, n) => `before earlier${n}`));
    const request = { ...requestWithReads(), sharedReads };
    expect(askCondition(existing(5), request)).toBe('true');
    expect(askCondition(existing(6), request)).toBe('error');
  });
});
