import { WriterError, type WrittenQuiz } from '@study-assistant/writer/writer';

const WHAT_IT_IS = 'This looks like a question paper. Quizzes are written from text that explains:';
const TOO_LITTLE = 'What you chose has too little text for a quiz. Please choose more.';

/** What its teacher reads first of a quiz from a question paper. */
export function warnOfPaper(quiz: WrittenQuiz): WrittenQuiz {
  const warning = `${WHAT_IT_IS} please check each question, or upload the chapter it is about.`;
  return { ...quiz, notice: quiz.notice === null ? warning : `${warning} ${quiz.notice}` };
}

/** A question paper gives nothing to write from because it is one, and a part because it is a part. */
export function explainShortness(
  error: unknown,
  { isPaper, isPart }: { isPaper: boolean; isPart: boolean },
): unknown {
  if (!(error instanceof WriterError) || error.reason !== 'too-short') return error;
  if (!isPaper && !isPart) return error;
  const sentence = isPaper ? `${WHAT_IT_IS} please upload the chapter it is about.` : TOO_LITTLE;
  return new WriterError('too-short', sentence, { cause: error });
}
