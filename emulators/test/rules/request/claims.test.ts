import { describe, expect, test } from 'vitest';
import type { Outcome } from '../ask.ts';
import { askCondition, document, firestoreRequest } from '../ask.ts';

const IS_TEACHER = "request.auth.token.role == 'teacher'";

describe('a claim', () => {
  test.each<[role: unknown, condition: string, outcome: Outcome]>([
    ['teacher', IS_TEACHER, 'true'],
    ['student', IS_TEACHER, 'false'],
    ['Teacher', IS_TEACHER, 'false'],
    [['teacher'], IS_TEACHER, 'false'],
    [{ teacher: true }, IS_TEACHER, 'false'],
    [1, IS_TEACHER, 'false'],
    [true, IS_TEACHER, 'false'],
    [null, IS_TEACHER, 'false'],
    [undefined, IS_TEACHER, 'false'],
    [1, 'request.auth.token.role == 1', 'true'],
    [1.5, 'request.auth.token.role is float', 'true'],
    [['teacher'], "'teacher' in request.auth.token.role", 'true'],
    ['teacher', "'teacher' in request.auth.token.role", 'error'],
    [5, "request.auth.token.role.matches('.*')", 'error'],
    [['teacher'], "request.auth.token.role in ['teacher', 'admin']", 'false'],
    ['admin', "request.auth.token.role in ['teacher', 'admin']", 'true'],
    ['teacher', "request.auth.token.roles == 'teacher'", 'error'],
    ['teacher', "request.auth.token.get('roles', '') == 'teacher'", 'false'],
  ])('%j makes %s %s', (role, condition, outcome) => {
    const request = firestoreRequest({ auth: { uid: 'u1', token: { role } } });
    expect(askCondition(condition, request)).toBe(outcome);
  });

  test.each<[string, Outcome]>([
    [IS_TEACHER, 'error'],
    ['request.auth == null', 'true'],
    ['request.auth != null', 'false'],
    ['request.auth.uid == null', 'error'],
    [`request.auth != null && ${IS_TEACHER}`, 'false'],
    [`request.auth == null || ${IS_TEACHER}`, 'true'],
    ['!(request.auth.uid == "u1")', 'error'],
  ])('of nobody: %s is %s', (condition, outcome) => {
    expect(askCondition(condition)).toBe(outcome);
  });

  test('in a token of its own name does not replace the uid', () => {
    const request = firestoreRequest({ auth: { uid: 'u1', token: { uid: 'u2', sub: 'u1' } } });
    expect(askCondition("request.auth.uid == 'u1'", request)).toBe('true');
  });
});

describe('a write', () => {
  const resource = document({ owner: { stringValue: 'u1' }, n: { integerValue: '1' } });
  const requestResource = document({ owner: { stringValue: 'u1' }, n: { integerValue: '2' } });
  const update = firestoreRequest({ method: 'update', resource, requestResource });
  const create = firestoreRequest({ method: 'create', requestResource });
  const remove = firestoreRequest({ method: 'delete', resource });

  test.each([
    ['update', 'request.resource.data.owner == resource.data.owner', update, 'true'],
    [
      'update',
      "request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n'])",
      update,
      'true',
    ],
    [
      'update',
      "request.resource.data.diff(resource.data).affectedKeys().hasOnly(['m'])",
      update,
      'false',
    ],
    ['update', 'request.resource.data.n == resource.data.n + 1', update, 'true'],
    ['update', "request.resource.id == 'u1'", update, 'true'],
    ['create', 'resource == null', create, 'true'],
    ['create', 'resource.data.n == 1', create, 'error'],
    ['create', "request.resource.data.keys().hasAll(['owner', 'n'])", create, 'true'],
    ['create', "!('admin' in request.resource.data)", create, 'true'],
    ['delete', 'request.resource == null', remove, 'true'],
    ['delete', "resource.data.owner == 'u1'", remove, 'true'],
    ['delete', 'request.resource.data.n == 1', remove, 'error'],
  ])('%s: %s', (_method, condition, request, outcome) => {
    expect(askCondition(condition, request)).toBe(outcome);
  });
});
