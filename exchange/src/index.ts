import type { Question } from '@study-assistant/contract/questions/question';
import { readFileOf } from './read-file.ts';
import type { ReadFile } from './read-item.ts';

export type { QuestionFormat, ReadFile, ReadItem } from './read-item.ts';

/** What files are written in. "anki" is the text that Anki imports. */
export const WRITTEN_FORMATS = [
  'gift',
  'moodle-xml',
  'qti-2.2',
  'qti-3.0',
  'csv',
  'docx',
  'anki',
] as const;
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

/** A question with its key, as it is stored. */
export type QuestionWithKey = Pick<
  Question,
  'kind' | 'question' | 'options' | 'body' | 'correctAnswer' | 'key' | 'explanation' | 'topic'
>;

export interface WrittenFile {
  name: string;
  /** The media type. */
  type: string;
  bytes: Uint8Array;
  /** Sentences about what the format cannot say of these questions. */
  lost: string[];
}

/**
 * Reads the questions of a file in whatever format it is, told by its content rather than its name.
 * What cannot be read is named in the answer; no file makes it throw. At most 500 questions are read.
 */
export function readQuestions(bytes: Uint8Array, fileName: string): Promise<ReadFile> {
  return readFileOf(bytes, fileName);
}

/** Writes a quiz, with its keys, as a file for other programs. */
export async function writeQuestions(
  format: WrittenFormat,
  quiz: { title: string; questions: readonly QuestionWithKey[] },
): Promise<WrittenFile> {
  const { writeAs } = await import('./write-file.ts');
  return writeAs(format, quiz);
}
