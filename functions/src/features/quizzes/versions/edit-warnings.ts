import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import type { editQuiz } from '@study-assistant/contract/quizzes/edit-quiz';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import type { CheckedQuestion } from '@study-assistant/writer/validator/rule';
import { warningsFor } from '@study-assistant/writer/validator/warnings-for';

export type EditWarning = Reply<typeof editQuiz>['warnings'][number];

/**
 * What the writers' own rules say about the questions of a quiz, without its document at hand. They
 * write choices, and have no rules for other kinds.
 */
export function editWarnings(all: readonly PlacedQuestion[]): EditWarning[] {
  const questions = all.filter(({ kind }) => kind === undefined);
  const checked = questions.map(toChecked);
  return checked.flatMap((question, index) => {
    const questionId = questions[index]?.id ?? '';
    const others = checked.filter((other) => other !== question);
    return warningsFor(question, others, null).map(({ rule, message }) => ({
      questionId,
      code: rule,
      sentence: message,
    }));
  });
}

function toChecked({ question, options, correctAnswer, source }: PlacedQuestion): CheckedQuestion {
  const quote = source.quote === '' ? {} : { quote: source.quote };
  return { question, options, correctAnswer, ...quote };
}
