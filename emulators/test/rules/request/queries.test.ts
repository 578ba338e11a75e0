import { describe, expect, test } from 'vitest';
import type { RulesValue } from '../../../src/rules/language/values/value.ts';
import { RulesPath } from '../../../src/rules/language/values/value.ts';
import type { ListQuery, QueryFilter } from '../../../src/rules/request/query.ts';
import type { Outcome } from '../ask.ts';
import { askCondition, askRules, firestoreRequest } from '../ask.ts';

function where(field: string, op: QueryFilter['op'], value: RulesValue): QueryFilter {
  return { field: field.split('.'), op, value };
}

function ask(condition: string, query: ListQuery): Outcome {
  const request = firestoreRequest({
    method: 'list',
    path: 'notes',
    query,
    auth: { uid: 'u1', token: {} },
    read: () => null,
  });
  return askCondition(condition, request);
}

const MINE = where('owner', '==', 'u1');
const IS_MINE = 'resource.data.owner == request.auth.uid';

describe('a list', () => {
  test.each<[string, QueryFilter[], Outcome]>([
    [IS_MINE, [], 'open'],
    [IS_MINE, [MINE], 'true'],
    [IS_MINE, [where('owner', '==', 'u2')], 'false'],
    [IS_MINE, [where('title', '==', 'u1')], 'open'],
    ['resource.data.owner == 1', [MINE], 'false'],
    [`true || ${IS_MINE}`, [], 'true'],
    [`${IS_MINE} || true`, [], 'true'],
    [`false && ${IS_MINE}`, [], 'false'],
    [`${IS_MINE} && false`, [], 'false'],
    [`!(${IS_MINE})`, [], 'open'],
    [`!(resource.data.owner != 'x')`, [], 'open'],
    [`${IS_MINE} ? true : true`, [], 'open'],
    [`${IS_MINE} || 1 / 0 == 1`, [], 'error'],
    ['resource == null', [], 'false'],
    ['resource != null', [], 'true'],
    ['resource.data == null', [], 'false'],
    ['resource.data != {}', [], 'open'],
    ["'owner' in resource.data", [], 'open'],
    ["'owner' in resource.data", [MINE], 'true'],
    ["!('secret' in resource.data)", [MINE], 'open'],
    ["resource.data.get('owner', '') == 'u1'", [MINE], 'true'],
    ["resource.data.get('x', true)", [MINE], 'open'],
    ["resource.data.keys().hasOnly(['owner'])", [MINE], 'open'],
    ['resource.data.size() == 1', [MINE], 'open'],
    ['resource.data.owner.size() == 2', [MINE], 'true'],
    ['resource.data.owner is string', [], 'open'],
    ['resource.data.owner is string', [MINE], 'true'],
    ['[resource.data.a] == [resource.data.a]', [], 'open'],
    ["{'a': resource.data.a}.a == 1", [], 'open'],
    ['exists(/databases/$(database)/documents/a/$(resource.data.a))', [], 'open'],
    ['resource.data.public == true', [where('public', '==', true)], 'true'],
    ['resource.data.public', [where('public', '==', true)], 'true'],
    ['resource.data.public', [where('public', '==', false)], 'false'],
    ['resource.data.a == null', [where('a', '==', null)], 'true'],
    // Nested fields.
    ["resource.data.a.b == 'x'", [where('a.b', '==', 'x')], 'true'],
    ["resource.data.a.c == 'x'", [where('a.b', '==', 'x')], 'open'],
    ["resource.data.a.b == 'x'", [where('a', '==', new Map([['b', 'x']]))], 'true'],
    ["resource.data['a.b'] == 'x'", [where('a.b', '==', 'x')], 'open'],
    // Each of several possible values has to pass.
    ["resource.data.kind in ['a', 'b']", [where('kind', 'in', ['a', 'b'])], 'true'],
    ["resource.data.kind in ['a', 'b']", [where('kind', 'in', ['a', 'c'])], 'false'],
    ["resource.data.kind == 'a'", [where('kind', 'in', ['a', 'b'])], 'false'],
    [
      "resource.data.kind == 'a' || resource.data.kind == 'b'",
      [where('kind', 'in', ['a', 'b'])],
      'true',
    ],
    // Members of an array.
    [
      'request.auth.uid in resource.data.members',
      [where('members', 'array-contains', 'u1')],
      'true',
    ],
    [
      'request.auth.uid in resource.data.members',
      [where('members', 'array-contains', 'u2')],
      'open',
    ],
    ['request.auth.uid in resource.data.members', [], 'open'],
    [
      "resource.data.members.hasAny(['u1', 'u2'])",
      [where('members', 'array-contains-any', ['u1', 'u2'])],
      'true',
    ],
    [
      "resource.data.members.hasAll(['u1', 'u2'])",
      [where('members', 'array-contains', 'u1')],
      'open',
    ],
    ['resource.data.members.size() == 1', [where('members', 'array-contains', 'u1')], 'open'],
    // Ranges.
    ['resource.data.age >= 18', [where('age', '>', 18n)], 'true'],
    ['resource.data.age > 18', [where('age', '>=', 18n)], 'open'],
    ['resource.data.age > 17', [where('age', '>=', 18n)], 'true'],
    ['17 < resource.data.age', [where('age', '>=', 18n)], 'true'],
    ['resource.data.age < 18', [where('age', '>=', 18n)], 'false'],
    ['resource.data.age < 20', [where('age', '>=', 18n)], 'open'],
    ['resource.data.age <= 18', [where('age', '>=', 18n)], 'open'],
    ['resource.data.age <= 18', [where('age', '>', 18n)], 'false'],
    ['resource.data.age == 17', [where('age', '>=', 18n)], 'false'],
    ['resource.data.age == 18', [where('age', '>=', 18n)], 'open'],
    ['resource.data.age != 18', [where('age', '>', 18n)], 'true'],
    [
      'resource.data.age > 17 && resource.data.age < 31',
      [where('age', '>=', 18n), where('age', '<=', 30n)],
      'true',
    ],
    [
      'resource.data.age > 17 && resource.data.age < 30',
      [where('age', '>=', 18n), where('age', '<=', 30n)],
      'open',
    ],
    ["resource.data.age > 'a'", [where('age', '>', 18n)], 'open'],
    ["resource.data.kind != 'secret'", [where('kind', '!=', 'secret')], 'true'],
    ["resource.data.kind != 'secret'", [where('kind', 'not-in', ['x', 'secret'])], 'true'],
    ["resource.data.kind != 'other'", [where('kind', '!=', 'secret')], 'open'],
    // An equality overrides other filters on the field.
    ['resource.data.age == 20', [where('age', '>', 18n), where('age', '==', 20n)], 'true'],
    // The id.
    ["resource.id == 'n1'", [], 'open'],
    ["resource.id == 'n1'", [where('__name__', '==', 'n1')], 'true'],
    ["resource.id in ['n1', 'n2']", [where('__name__', 'in', ['n1', 'n2'])], 'true'],
    ['resource.__name__ == /databases/(default)/documents/notes/n1', [], 'open'],
    ["request.path[3] == 'notes'", [], 'true'],
  ])('%s with %o is %s', (condition, filters, outcome) => {
    expect(ask(condition, { anyOf: [filters] })).toBe(outcome);
  });

  test('with alternatives passes if each of them passes', () => {
    const publicOnes = where('public', '==', true);
    const condition = `${IS_MINE} || resource.data.public == true`;
    expect(ask(condition, { anyOf: [[MINE], [publicOnes]] })).toBe('true');
    expect(ask(condition, { anyOf: [[MINE], [where('x', '==', 1n)]] })).toBe('open');
    expect(ask(condition, { anyOf: [[where('x', '==', 1n)], [MINE]] })).toBe('open');
    expect(ask(condition, {})).toBe('open');
  });

  test('with nothing to return, or with far too many alternatives, is denied', () => {
    const none = where('kind', 'in', []);
    const many = where(
      'kind',
      'in',
      Array.from({ length: 30 }, (_, n) => BigInt(n)),
    );
    const list = (filters: QueryFilter[]) =>
      firestoreRequest({ method: 'list', path: 'users', query: { anyOf: [filters] } });
    const rules = 'match /users/{id} { allow list; }';
    expect(askRules(rules, list([none])).allowed).toBe(false);
    expect(askRules(rules, list([many])).allowed).toBe(true);
    expect(askRules(rules, list([many, many, many])).allowed).toBe(false);
  });

  test('of a collection group is denied before version 2', () => {
    const query = { allDescendants: true };
    const request = firestoreRequest({ method: 'list', path: 'notes', query });
    expect(askRules('match /{rest=**} { allow list; }', request, '1').allowed).toBe(false);
  });

  test.each<[string, ListQuery, Outcome]>([
    ['request.query.limit <= 10', { limit: 10 }, 'true'],
    ['request.query.limit <= 10', { limit: 11 }, 'false'],
    ['request.query.limit <= 10', {}, 'error'],
    ['request.query.limit == null', {}, 'true'],
    ['request.query.offset == 0', { offset: 0 }, 'true'],
    ["request.query.orderBy == 'a ASC'", { orderBy: 'a ASC' }, 'true'],
    ["request.method == 'list'", {}, 'true'],
  ])('%s of %j is %s', (condition, query, outcome) => {
    expect(ask(condition, query)).toBe(outcome);
  });

  test('does not know the id that a wildcard stands for', () => {
    const list = (filters: QueryFilter[]) =>
      firestoreRequest({ method: 'list', path: 'users', query: { anyOf: [filters] } });
    const rules = "match /users/{id} { allow list: if id == 'u1'; }";
    expect(askRules(rules, list([])).allowed).toBe(false);
    const name = new RulesPath(['databases', '(default)', 'documents', 'users', 'u1']);
    expect(askRules(rules, list([where('__name__', '==', name)])).allowed).toBe(true);
    expect(askRules('match /users/u1 { allow list; }', list([])).allowed).toBe(false);
    expect(askRules('match /users/{id} { allow list; }', list([])).allowed).toBe(true);
    expect(askRules('match /users { allow list; }', list([])).allowed).toBe(false);
  });

  test.each([
    ['/{path=**}/notes/{note}', true],
    ['/{rest=**}', true],
    ['/notes/{note}', false],
    ['/users/{user}/notes/{note}', false],
    ['/{path=**}/notes/{note}/tags/{tag}', false],
  ])('of a collection group needs a match that is for all of them: %s %s', (pattern, allowed) => {
    const query = { allDescendants: true };
    const request = firestoreRequest({ method: 'list', path: 'notes', query });
    expect(askRules(`match ${pattern} { allow list; }`, request).allowed).toBe(allowed);
  });

  test('of a collection group does not know where its documents are', () => {
    const query = { allDescendants: true };
    const request = firestoreRequest({ method: 'list', path: 'notes', query });
    const rules = 'match /{path=**}/notes/{note} { allow list: if path == /users/u1; }';
    expect(askRules(rules, request).explanation).toContain('leaves open');
  });
});
