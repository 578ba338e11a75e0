import { editedQuestionSchema } from '@study-assistant/contract/questions/edited-question';
import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import { OPTIONS_PER_QUESTION } from '@study-assistant/contract/wire/constants';
import { toSent, type QuestionTexts } from '../question-texts.ts';

/** Turns a draft into editable texts: the right answer first, then one field for each wrong one. */
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

/** Counts the empty fields for wrong answers. */
export function countMissing({ options }: QuestionTexts): number {
  return options.slice(1).filter((option) => option.trim() === '').length;
}

/** Explains why the texts are not a question yet; null when they are. */
export function findFault(texts: QuestionTexts): string | null {
  return editedQuestionSchema.safeParse(toSent(texts)).error?.issues[0]?.message ?? null;
}

/** Lists every wording of a draft except the chosen one. */
export function otherWordings({ question, suggestions }: Draft, chosen: string): string[] {
  return [...new Set([question, ...suggestions.stems])].filter((stem) => stem !== chosen);
}

/** Lists all wrong answers of a draft, including those that it already uses. */
export function listCandidates({ wrongAnswers, suggestions }: Draft): string[] {
  return [...new Set([...wrongAnswers, ...suggestions.wrongAnswers])];
}
