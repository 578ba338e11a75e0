import { WriterError, type WriterErrorReason } from '../../src/writer.ts';
import type { ScoredDocument, ScoredQuiz } from '../scored-quiz.ts';
import { writeScored, type WriteOptions } from './write-scored.ts';

/** These fail with every document, so that going on would only repeat them. */
const OF_NO_DOCUMENT: ReadonlySet<WriterErrorReason> = new Set(['bad-key', 'quota']);

/** Quizzes about all documents that the writer does not refuse; a line for each that it does. */
export async function writeAll(
  sources: readonly ScoredDocument[],
  options: WriteOptions,
): Promise<ScoredQuiz[]> {
  const quizzes: ScoredQuiz[] = [];
  for (const source of sources) {
    const quiz = await writeOrSay(source, options);
    if (quiz !== null) quizzes.push(quiz);
  }
  return quizzes;
}

/** A quiz about the document; null, and a line that says why, where the writer refuses it. */
export async function writeOrSay(
  source: ScoredDocument,
  options: WriteOptions,
  say: (line: string) => void = console.error,
): Promise<ScoredQuiz | null> {
  try {
    return await writeScored(source, options);
  } catch (error) {
    if (!(error instanceof WriterError) || OF_NO_DOCUMENT.has(error.reason)) throw error;
    say(`${source.document.title}: ${error.message}`);
    return null;
  }
}
