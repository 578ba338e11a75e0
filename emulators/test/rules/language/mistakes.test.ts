import { describe, expect, test } from 'vitest';
import { parseRules } from '../../../src/rules/rules.ts';

function inDocuments(statements: string): string {
  return `rules_version = '2';\nservice cloud.firestore {\n${statements}\n}`;
}

function ifCondition(condition: string): string {
  return inDocuments(`match /a/{id} { allow read: if ${condition}; }`);
}

describe('a mistake in a rules file', () => {
  test.each<[condition: string, message: string, column: number]>([
    ['nobody', 'There is no variable nobody', 32],
    ['request.auth == nil', 'There is no variable nil', 48],
    ['isAdmin()', 'There is no function isAdmin()', 32],
    ["id.contains('a')", 'No type has a method contains()', 35],
    ['id.size(1) == 1', 'No type has a method size()', 35],
    ['id.constructor()', 'No type has a method constructor()', 35],
    ["id.matches('a', 'b')", 'No type has a method matches()', 35],
    ['math.sin(1) == 1', 'There is no math.sin() here', 32],
    ['math.abs() == 1', 'math.abs() takes 1 arguments', 37],
    ['maths.abs(1) == 1', 'There is no variable maths', 32],
    ['id is text', 'There is no type text', 32],
    ['id is constraint', 'There is no type constraint', 32],
    ['int() == 1', 'int() takes 1 arguments, not 0', 32],
    ['get(/a/b, 1) == 1', 'get() takes 1 arguments, not 2', 32],
    ['firestore.get(/a/b) == 1', 'There is no firestore.get() here', 32],
    ['(/a/$(id)).bind({}) == /a', 'No type has a method bind()', 43],
    ['9223372036854775808 > 1', 'larger than an int', 32],
    ['/a/{id} == /a', '/{id} is not supported', 34],
    ['id++ == 1', 'not supported', 37],
    ['id === 1', "extraneous input '='", 37],
  ])('%s: %s', (condition, message, column) => {
    expect(() => parseRules(ifCondition(condition), 'my.rules')).toThrowError(
      expect.objectContaining({
        name: 'RulesError',
        message: expect.stringContaining(message) as string,
        position: { line: 3, column },
      }) as Error,
    );
  });

  test.each<[text: string, message: string]>([
    [inDocuments('match /a/{id} { allow peek; }'), 'my.rules:3:23: There is no method peek'],
    [inDocuments('match /a { allow read; '), 'my.rules:'],
    [inDocuments('match /{a=**}/b/{c=**} { allow read; }'), 'one recursive wildcard'],
    [
      inDocuments('function f() { return f(); } match /a { allow read: if f(); }'),
      'f calls itself',
    ],
    [
      inDocuments(
        'function f() { return g(); } function g() { return f(); } match /a { allow read: if f(); }',
      ),
      'calls itself',
    ],
    [
      inDocuments('function f() { return 1; } function f() { return 2; } match /a { allow read; }'),
      'f is declared twice',
    ],
    [inDocuments('function get(a) { return a; } match /a { allow read; }'), 'built-in'],
    [inDocuments('function int(a) { return a; } match /a { allow read; }'), 'built-in'],
    [inDocuments('function f(a, a) { return a; } match /a { allow read; }'), 'one name'],
    [inDocuments('function f(a) { let a = 1; return a; } match /a { allow read; }'), 'twice'],
    [
      inDocuments('function f() { let a = b; let b = 1; return a; } match /a { allow read; }'),
      'no variable b',
    ],
    [
      inDocuments('function f(a, b, c, d, e, g, h, i) { return a; } match /a { allow read; }'),
      'more than 7',
    ],
    [
      inDocuments('function f() { return id; } match /{id} { allow read: if f(); }'),
      'no variable id',
    ],
    [inDocuments('function f(a) { return a; } match /a { allow read: if f(); }'), 'takes 1'],
    ['service cloud.firestore { match /{a=**}/b { allow read; } }', "Before rules_version '2'"],
    [
      "rules_version = '3'; service cloud.firestore { match /a { allow read; } }",
      '1:17: Only rules_version',
    ],
    ['service cloud.other { match /a { allow read; } }', 'no service cloud.other'],
    [
      'service firebase.storage { match /a { allow read: if get(/a/b) == 1; } }',
      'no function get()',
    ],
    [
      'service firebase.storage { match /a { allow read: if firestore.getAfter(/a/b) == 1; } }',
      'no firestore.getAfter()',
    ],
    ['', 'my.rules:1:1'],
    ['hello', 'my.rules:1:1'],
  ])('%s: %s', (text, message) => {
    expect(() => parseRules(text, 'my.rules')).toThrowError(message);
  });
});
