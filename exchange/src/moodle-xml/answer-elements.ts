import type { Asks } from '../items/found-question.ts';
import { FEEDBACK_LEFT_OUT, type Notes } from '../items/notes.ts';
import { childrenOf } from '../markup/find-elements.ts';
import type { MarkupElement } from '../markup/parse-markup.ts';
import { feedbackOf, moodleText } from './moodle-text.ts';

/** What a question asks. A `stem` replaces the text, and an explanation stands in for a missing one. */
export type ReadAnswers = { asks: Asks; stem?: string; explanation?: string };

function shareOf(answer: MarkupElement): number {
  const fraction = Number(answer.attributes.fraction ?? 0);
  return Number.isFinite(fraction) ? fraction / 100 : 0;
}

type Read = { answer: MarkupElement; text: string; share: number; feedback: string };

export function readAll(question: MarkupElement, notes: Notes): Read[] {
  return childrenOf(question, 'answer').map((answer) => ({
    answer,
    text: moodleText(answer, notes),
    share: shareOf(answer),
    feedback: feedbackOf(answer),
  }));
}

/** The feedback to the right answer explains the question where nothing else does. */
export function explainBy(
  answers: readonly Pick<Read, 'share' | 'feedback'>[],
  notes: Notes,
): string {
  const explanation = answers.find(({ share }) => share >= 0.99)?.feedback ?? '';
  if (answers.some(({ feedback }) => feedback !== '' && feedback !== explanation)) {
    notes.change(FEEDBACK_LEFT_OUT);
  }
  return explanation;
}
