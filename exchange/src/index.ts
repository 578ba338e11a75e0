import type { ReadFile } from './read-item.ts';
import type { QuestionWithKey } from './write/writable.ts';
import type { WrittenFile, WrittenFormat } from './written-file.ts';

export type { QuestionFormat, ReadFile, ReadItem } from './read-item.ts';
export type { QuestionWithKey } from './write/writable.ts';
export { WRITTEN_FORMATS, type WrittenFile, type WrittenFormat } from './written-file.ts';

/**
 * Reads the questions of a file in whatever format it is, told by its content rather than its name.
 * What cannot be read is named in the answer; no file makes it throw. At most 500 questions are read.
 */
export async function readQuestions(bytes: Uint8Array, fileName: string): Promise<ReadFile> {
  const { readFileOf } = await import('./read-file.ts');
  return readFileOf(bytes, fileName);
}

/** Writes a quiz, with its keys, as a file for other programs. */
export async function writeQuestions(
  format: WrittenFormat,
  quiz: { title: string; questions: readonly QuestionWithKey[] },
): Promise<WrittenFile> {
  const { writeFileAs } = await import('./write-file.ts');
  return writeFileAs(format, quiz);
}
