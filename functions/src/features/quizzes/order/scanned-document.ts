import type { SourceDocument } from '@study-assistant/writer/document/source-document';
import type { WrittenQuiz } from '@study-assistant/writer/writer';

/** Tells a teacher that words of the document may be read wrongly, and how sure the reading is. */
export function warnOfScan(
  quiz: WrittenQuiz,
  { recognition }: Pick<SourceDocument, 'recognition'>,
): WrittenQuiz {
  if (!recognition) return quiz;
  // Never 100%: a word that is read wrongly may look quite clear.
  const percent = Math.min(99, Math.round(100 * recognition.sureness));
  const warning = `This document is a scan: its text was read from pictures by text recognition, which is ${percent}% sure of it. Please check words and figures.`;
  return { ...quiz, notice: quiz.notice === null ? warning : `${warning} ${quiz.notice}` };
}
