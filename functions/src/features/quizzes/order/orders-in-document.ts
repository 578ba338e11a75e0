import type { SourceDocument } from '@study-assistant/writer/document/source-document';
import type { WrittenQuiz } from '@study-assistant/writer/writer';

const WARNING =
  'This document contains text that gives instructions to an AI. We have left it out. Please check the questions.';

/** What a teacher reads first of a quiz whose document would have told a model what to do. */
export function warnOfOrders(
  quiz: WrittenQuiz,
  { ordersLeftOut = 0 }: Pick<SourceDocument, 'ordersLeftOut'>,
): WrittenQuiz {
  if (ordersLeftOut === 0) return quiz;
  return { ...quiz, notice: quiz.notice === null ? WARNING : `${WARNING} ${quiz.notice}` };
}
