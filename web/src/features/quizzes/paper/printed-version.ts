import { paperVersion, type PaperVersion } from '@study-assistant/contract/quizzes/paper-versions';
import type { ReadQuiz } from '../../../lib/api/lenient/quizzes.ts';

type ReadQuestion = ReadQuiz['questions'][number];

/** What a student gets of a question. */
export type AskedOnPaper = Pick<ReadQuestion, 'id' | 'kind' | 'question' | 'options' | 'body'>;

export type PrintedVersion = {
  version: PaperVersion;
  /** For the sheets that are handed out; the key is in none of them. */
  asked: readonly AskedOnPaper[];
  /** For the key. */
  keyed: readonly ReadQuestion[];
};

export function printedVersion(quiz: ReadQuiz, version: PaperVersion): PrintedVersion {
  const keyed = paperVersion(quiz.id, version, quiz.questions);
  const asked = keyed.map(({ id, kind, question, options, body }) => ({
    ...{ id, kind, question, options, body },
  }));
  return { version, asked, keyed };
}
