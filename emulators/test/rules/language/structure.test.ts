import { describe, expect, test } from 'vitest';
import { askCondition, askRules, firestoreRequest } from '../ask.ts';

describe('a match', () => {
  test.each<[pattern: string, path: string, matches: boolean]>([
    ['/users/{id}', 'users/u1', true],
    ['/users/{id}', 'users/u1/notes/n1', false],
    ['/users/{id}', 'users', false],
    ['/users/u1', 'users/u1', true],
    ['/users/u1', 'users/u12', false],
    ['/users/{id}/notes/{note}', 'users/u1/notes/n1', true],
    ['/users/{id=*}', 'users/u1', true],
    ['/users/{rest=**}', 'users/u1', true],
    ['/users/{rest=**}', 'users/u1/notes/n1', true],
    ['/users/{rest=**}', 'quizzes/q1', false],
    ['/users/u1/{rest=**}', 'users/u1', true],
    ['/{rest=**}', 'users/u1', true],
    ['/{path=**}/notes/{note}', 'users/u1/notes/n1', true],
    ['/{path=**}/notes/{note}', 'notes/n1', true],
    ['/{path=**}/notes/{note}', 'notes/n1/tags/t1', false],
    ['/a/{path=**}/z', 'a/z', true],
    ['/a/{path=**}/z', 'a/b/c/z', true],
    ['/users/{id}', 'users/a b%20/ü', false],
    ['/users/{id}', 'users/ü b%2Fc', true],
    ['/users/{id}', 'Users/u1', false],
    ['/users/{id}', '', false],
  ])('%s on "%s": %s', (pattern, path, matches) => {
    const decision = askRules(`match ${pattern} { allow get; }`, firestoreRequest({ path }));
    expect(decision.allowed).toBe(matches);
  });

  test.each<[path: string, matches: boolean]>([
    ['users', false],
    ['users/u1', true],
    ['users/u1/notes/n1', true],
  ])('of version 1 lets {rest=**} stand for one segment or more: %s %s', (path, matches) => {
    const rules = 'match /users/{rest=**} { allow get; }';
    expect(askRules(rules, firestoreRequest({ path }), '1').allowed).toBe(matches);
  });

  test.each([
    ['/users/{id}', "id == 'u1'", 'users/u1'],
    ['/users/{id}', "id == 'ü 😀'", 'users/ü 😀'],
    ['/users/{id}', "id == 'a%2Fb'", 'users/a%2Fb'],
    ['/users/{id}', "database == '(default)'", 'users/u1'],
    ['/{rest=**}', 'rest == /users/u1', 'users/u1'],
    ['/{rest=**}', "rest is path && rest[1] == 'u1'", 'users/u1'],
    ['/{rest=**}/notes/{n}', "rest == /users/u1 && n == 'n1'", 'users/u1/notes/n1'],
    ['/users/{id}', 'request.path == /databases/(default)/documents/users/u1', 'users/u1'],
    ['/users/{id}', 'request.path == /databases/$(database)/documents/users/$(id)', 'users/u1'],
    ['/users/{id}', "request.method == 'get'", 'users/u1'],
  ])('%s gives %s', (pattern, condition, path) => {
    const rules = `match ${pattern} { allow get: if ${condition}; }`;
    expect(askRules(rules, firestoreRequest({ path })).allowed).toBe(true);
  });

  test('within a match adds to its path, and sees both wildcards', () => {
    const rules =
      "match /users/{user} { match /notes/{note} { allow get: if user == 'u1' && note == 'n1'; } }";
    expect(askRules(rules, firestoreRequest({ path: 'users/u1/notes/n1' })).allowed).toBe(true);
    expect(askRules(rules, firestoreRequest({ path: 'users/u2/notes/n1' })).allowed).toBe(false);
    expect(askRules(rules, firestoreRequest({ path: 'users/u1' })).allowed).toBe(false);
  });

  test('around another does not hand its permission down', () => {
    const rules = 'match /users/{user} { allow get; match /notes/{note} { allow get: if false; } }';
    expect(askRules(rules, firestoreRequest({ path: 'users/u1' })).allowed).toBe(true);
    expect(askRules(rules, firestoreRequest({ path: 'users/u1/notes/n1' })).allowed).toBe(false);
  });

  test('is one of several: what any of them allows is allowed, whatever fails in others', () => {
    const rules = `match /{rest=**} { allow get: if false; }
      match /users/{id} { allow get: if resource.data.x == 1; allow get: if true; }`;
    const decision = askRules(rules, firestoreRequest());
    expect(decision).toMatchObject({ allowed: true, position: { line: 3, column: 63 } });
  });
});

describe('an allow statement', () => {
  const methods = ['get', 'list', 'create', 'update', 'delete'] as const;

  test.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['get, delete', ['get', 'delete']],
    ['read, write', [...methods]],
  ])('for %s is for %s', (group, expected) => {
    const rules = `match /users/{id} { allow ${group}; }`;
    const allowed = methods.filter((method) => {
      const path = method === 'list' ? 'users' : 'users/u1';
      return askRules(rules, firestoreRequest({ method, path })).allowed;
    });
    expect(allowed).toEqual(expected);
  });

  test('is needed: without one everything is denied, and the reason says so', () => {
    const { allowed, explanation } = askRules(
      'match /users/{id} { allow list; }',
      firestoreRequest(),
    );
    expect(allowed).toBe(false);
    expect(explanation).toContain('get at /databases/(default)/documents/users/u1');
  });

  test('that fails is explained with the place of the error', () => {
    const { explanation } = askRules(
      'match /users/{id} { allow get: if resource.data.x == 1; }',
      firestoreRequest(),
    );
    expect(explanation).toBe('test.rules:2:91 has an error at 2:105: A null has no property data');
  });
});

describe('a function', () => {
  test.each([
    ['function f() { return true; }', 'f()'],
    ['function f(a, b) { return a - b; }', 'f(3, 2) == 1'],
    ['function f(a) { let b = a + 1; let c = b * 2; return c; }', 'f(1) == 4'],
    ['function f(a) { return g(a) + 1; } function g(a) { return a * 2; }', 'f(2) == 5'],
    ['function f(request) { return request; }', 'f(1) == 1'],
    ['function f() { return database; }', "f() == '(default)'"],
  ])('%s makes %s true', (declaration, condition) => {
    expect(askCondition(condition, firestoreRequest(), declaration)).toBe('true');
  });

  test('sees the wildcards where it is declared, not those where it is called', () => {
    const rules = `match /users/{id} { function own() { return id; }
      match /notes/{id} { allow get: if own() == 'u1' && id == 'n1'; } }`;
    expect(askRules(rules, firestoreRequest({ path: 'users/u1/notes/n1' })).allowed).toBe(true);
  });

  test('that is declared nearer hides one of the same name', () => {
    const rules = `function f() { return false; }
      match /users/{id} { function f() { return true; } allow get: if f(); }`;
    expect(askRules(rules, firestoreRequest()).allowed).toBe(true);
  });

  test.each([
    ['function f() { let a = resource.data; return true; }', 'f()'],
    ['function f(a) { return true; }', 'f(resource.data)'],
  ])('%s fails in %s, though the failing value is not used', (declaration, condition) => {
    expect(askCondition(condition, firestoreRequest(), declaration)).toBe('error');
  });

  test('is called up to twenty deep', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, n) =>
        n === 0 ? 'function f0() { return true; }' : `function f${n}() { return f${n - 1}(); }`,
      ).join(' ');
    expect(askCondition('f19()', firestoreRequest(), chain(20))).toBe('true');
    expect(askCondition('f20() || true', firestoreRequest(), chain(21))).toBe('error');
  });

  test('cannot make a request evaluate more than a thousand expressions', () => {
    const sum = Array.from({ length: 110 }, () => '1').join(' + ');
    const declaration = `function f() { return ${sum} == 110; }`;
    const calls = (length: number) => Array.from({ length }, () => 'f()').join(' && ');
    expect(askCondition(calls(5), firestoreRequest(), declaration)).toBe('true');
    expect(askCondition(`${calls(10)} || true`, firestoreRequest(), declaration)).toBe('error');
  });
});
