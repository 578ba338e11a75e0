import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The names that the server's repositories ask Firestore for. */
function collectionsOfTheServer(): string[] {
  const source = path.join(root, 'functions/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const repositories = files.filter((file) => file.endsWith('.repository.ts'));
  const names = repositories.flatMap((file) => {
    const text = readFileSync(path.join(source, file), 'utf8');
    return [...text.matchAll(/\.collection\(\s*'([^']+)'/g)].map(([, name = '']) => name);
  });
  return [...new Set(names)];
}

test.each(collectionsOfTheServer())('the rules of %s have a test of their own', (name) => {
  expect(existsSync(path.join(import.meta.dirname, `${name}.test.ts`))).toBe(true);
});

test('the repositories name the collections that this test looks for', () => {
  expect(collectionsOfTheServer()).toEqual(expect.arrayContaining(['users', 'quizzes', 'private']));
});
