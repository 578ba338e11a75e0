import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** A bundle's build says where its copy of writer/data lies, seen from the bundle's files. */
declare const WRITER_DATA_FOLDER: string;
const folder = new URL(
  typeof WRITER_DATA_FOLDER === 'undefined' ? '../data/' : WRITER_DATA_FOLDER,
  import.meta.url,
);

/**
 * Reads a text or a table of writer/data, by its path in there. The caller's `parse` throws at what it
 * cannot make sense of, and so a damaged file is one error with the file's name.
 */
export async function readData<T>(name: string, parse: (text: string) => T): Promise<T> {
  try {
    const bytes = await readFile(new URL(name, folder));
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The writer cannot read its data ${name}: ${why}`, { cause });
  }
}

/** Lines of a text that ends with a line break, as every text of writer/data does: else it was cut off. */
export function splitLines(text: string): string[] {
  if (!text.endsWith('\n')) throw new Error('Its last line is not complete.');
  return text.slice(0, -1).split('\n');
}

/** What stands before and after the first separator of a line, neither of them empty. */
export function splitLine(line: string, separator: string): [string, string] {
  const at = line.indexOf(separator);
  const [left, right] = [line.slice(0, at), line.slice(at + separator.length)];
  if (at <= 0 || right === '') throw new Error(`“${line.slice(0, 40)}” is no line of this table.`);
  return [left, right];
}

/** For `readData`: a file of JSON that has this shape. */
export function parseJsonAs<T>(schema: z.ZodMiniType<T>): (text: string) => T {
  return (text) => {
    const { data, error } = schema.safeParse(JSON.parse(text));
    if (error) throw new Error(z.prettifyError(error));
    return data;
  };
}
