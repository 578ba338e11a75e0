import type { WriterName } from '@study-assistant/contract/quizzes/quizzes';
import type { AttemptNumbers } from '../domain/attempt/attempt-numbers.ts';
import type { GroupNumbers } from '../domain/school/class-numbers.ts';

/** `writer` is who worded it in the end: a model's words may have been refused. */
export type ClassWords = { text: string; writer: WriterName };

/**
 * Puts numbers into words. Two adapters: our own sentences, and a model's. Neither learns who a
 * student is: what they are given holds no name, no address and no id.
 */
export interface AdviceWriter {
  readonly name: WriterName;

  /** What to do about one attempt: plain sentences, none where there is no topic to read. */
  recommendations(numbers: AttemptNumbers): Promise<string[]>;

  /** How the class does: simple markdown (lines with ##, lines with -, bold), empty without numbers. */
  classInsights(numbers: GroupNumbers): Promise<ClassWords>;
}
