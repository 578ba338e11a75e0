import { readQuestions, type ReadFile, type ReadItem } from './index.ts';

export function readText(text: string, name = 'file.txt'): Promise<ReadFile> {
  return readQuestions(new TextEncoder().encode(text), name);
}

/** The only item of a file. */
export async function readOne(text: string, name?: string): Promise<ReadItem> {
  const { items, problems } = await readText(text, name);
  const [item, ...others] = items;
  if (!item || others.length > 0) throw new Error(`${items.length} items: ${problems.join(' ')}`);
  return item;
}
