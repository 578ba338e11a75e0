import { expect, test } from 'vitest';
import { pairById } from './pair-by-id.ts';

async function* named(ids: string): AsyncGenerator<{ id: string }> {
  for (const id of ids) yield await Promise.resolve({ id });
}

async function pairs(left: string, right: string): Promise<string[]> {
  const found: string[] = [];
  for await (const [one, other] of pairById(named(left), named(right))) {
    found.push(`${one?.id ?? '-'}${other?.id ?? '-'}`);
  }
  return found;
}

test.each([
  ['abc', 'abc', ['aa', 'bb', 'cc']],
  ['bd', 'abcde', ['-a', 'bb', '-c', 'dd', '-e']],
  ['abcde', 'bd', ['a-', 'bb', 'c-', 'dd', 'e-']],
  ['ac', 'bd', ['a-', '-b', 'c-', '-d']],
  ['', 'ab', ['-a', '-b']],
  ['ab', '', ['a-', 'b-']],
  ['', '', []],
])('of "%s" and "%s" each is there once', async (left, right, expected) => {
  expect(await pairs(left, right)).toEqual(expected);
});
