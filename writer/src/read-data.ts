import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** A bundle's build sets the path from its files to its copy of writer/data. */
declare const WRITER_DATA_FOLDER: string;
const folder = new URL(
  typeof WRITER_DATA_FOLDER === 'undefined' ? '../data/' : WRITER_DATA_FOLDER,
  import.meta.url,
);

/**
 * Reads a text or table of writer/data by its path. The caller's `parse` throws for invalid
 * content, so that a damaged file gives one error with its name.
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

/** Splits a text of writer/data; unless it was cut off, it ends with a line break. */
export function splitLines(text: string): string[] {
  if (!text.endsWith('\n')) throw new Error('Its last line is not complete.');
  return text.slice(0, -1).split('\n');
}

/** Splits a line at its first separator; neither part is empty. */
export function splitLine(line: string, separator: string): [string, string] {
  const at = line.indexOf(separator);
  const [left, right] = [line.slice(0, at), line.slice(at + separator.length)];
  if (at <= 0 || right === '') throw new Error(`“${line.slice(0, 40)}” is no line of this table.`);
  return [left, right];
}

/** Parses a JSON file of this shape, for `readData`. */
export function parseJsonAs<T>(schema: z.ZodMiniType<T>): (text: string) => T {
  return (text) => {
    const { data, error } = schema.safeParse(JSON.parse(text));
    if (error) throw new Error(z.prettifyError(error));
    return data;
  };
}
