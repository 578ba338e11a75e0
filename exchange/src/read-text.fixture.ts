import type { ReadFile, ReadItem } from './read-item.ts';
import { readQuestions } from './read-questions.ts';

export function readText(text: string, name = 'file.txt'): ReadFile {
  return readQuestions(new TextEncoder().encode(text), name);
}

/** The only item of a file. */
export function readOne(text: string, name?: string): ReadItem {
  const { items, problems } = readText(text, name);
  const [item, ...others] = items;
  if (!item || others.length > 0) throw new Error(`${items.length} items: ${problems.join(' ')}`);
  return item;
}
