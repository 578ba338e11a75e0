import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The names of collections in `.collection('a')`, `.collection('a/b/c')` and `.doc('a/b')`. */
function collectionsIn(text: string): string[] {
  const paths = [...text.matchAll(/\.(collection|doc)\(\s*['"`]([^'"`]+)/g)];
  return paths.flatMap(([, method, found = '']) => {
    const steps = found.split('/');
    const isIdAlone = method === 'doc' && steps.length === 1;
    return isIdAlone ? [] : steps.filter((_, index) => index % 2 === 0);
  });
}

/** The collections that the server uses. */
function collectionsOfTheServer(): string[] {
  const source = path.join(root, 'functions/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const product = files.filter((file) => /(?<!\.test|\.fixture)\.ts$/.test(file));
  const texts = product.map((file) => readFileSync(path.join(source, file), 'utf8'));
  return [...new Set(texts.flatMap(collectionsIn))];
}

test.each(collectionsOfTheServer())('the rules of %s have a test of their own', (name) => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  expect(files.map((file) => path.basename(file))).toContain(`${name}.test.ts`);
});

test('the server names the collections that this test looks for', () => {
  expect(collectionsOfTheServer()).toEqual(expect.arrayContaining(['users', 'quizzes', 'private']));
});

test.each([
  ["school.collection('users').doc(uid)", ['users']],
  ["quizzes.doc(id).collection('private').doc('key')", ['private']],
  ["firestore.collection('schools').doc(id)", ['schools']],
  ["firestore\n  .collection(\n    'accounts',\n  )", ['accounts']],
  ['firestore.doc(`accounts/${uid}`)', ['accounts']],
  ['school.collection(`classes/${id}/marks`)', ['classes', 'marks']],
])('in %s the collections are found', (text, names) => {
  expect(collectionsIn(text)).toEqual(names);
});
