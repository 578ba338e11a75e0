import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import { editedQuestionSchema } from '@study-assistant/contract/quizzes/quiz-edits';
import { OPTIONS_PER_QUESTION } from '@study-assistant/contract/wire/constants';
import type { QuestionTexts } from '../question-texts.ts';

/** A draft as texts to be edited: the right answer first, a place for each wrong one behind it. */
export function toTexts({
  question,
  answer,
  wrongAnswers,
  explanation,
  topic,
}: Draft): QuestionTexts {
  const places = Array.from(
    { length: OPTIONS_PER_QUESTION - 1 },
    (_, at) => wrongAnswers[at] ?? '',
  );
  return { question, options: [answer, ...places], correctAnswer: 0, explanation, topic };
}

/** How many places for wrong answers are still empty. */
export function countMissing({ options }: QuestionTexts): number {
  return options.slice(1).filter((option) => option.trim() === '').length;
}

/** What keeps the texts from being a question; null when nothing does. */
export function findFault(texts: QuestionTexts): string | null {
  return editedQuestionSchema.safeParse(texts).error?.issues[0]?.message ?? null;
}

/** Every wording of a draft but the one that is chosen. */
export function otherWordings({ question, suggestions }: Draft, chosen: string): string[] {
  return [...new Set([question, ...suggestions.stems])].filter((stem) => stem !== chosen);
}

/** Every wrong answer that the draft came with: those that stood already are to choose from as well. */
export function listCandidates({ wrongAnswers, suggestions }: Draft): string[] {
  return [...new Set([...wrongAnswers, ...suggestions.wrongAnswers])];
}
