import { expect, test } from 'vitest';
import { keepRecent } from './keep-recent.ts';

test('builds each once, and again what was not asked for the longest', () => {
  const built: string[] = [];
  const find = keepRecent((id) => {
    built.push(id);
    return { id };
  }, 2);
  const first = find('a');
  find('b');
  expect(find('a')).toBe(first);
  find('c');
  expect(find('a')).toBe(first);
  find('b');
  expect(built).toEqual(['a', 'b', 'c', 'b']);
});
