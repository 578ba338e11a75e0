import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';

/** The rows of a JSONL file; a bad line is named by its number, in a sentence. */
export async function readRows<T>(file: string, schema: z.ZodType<T>): Promise<T[]> {
  return parseRows(await readFile(file, 'utf8'), path.basename(file), schema);
}

export function parseRows<T>(text: string, name: string, schema: z.ZodType<T>): T[] {
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    const where = `${name}, line ${at + 1}`;
    const result = schema.safeParse(parseJson(line, where));
    if (result.success) return [result.data];
    const [issue] = result.error.issues;
    const field = issue?.path.join('.');
    throw new Error(`${where}: ${field ? `${field}: ` : ''}${issue?.message ?? 'not a row'}.`);
  });
}

export function toJsonLines(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

function parseJson(line: string, where: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(`${where}: this is not JSON.`, { cause: error });
  }
}
