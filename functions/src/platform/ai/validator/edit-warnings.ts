import type { PlacedQuestion } from '@study-assistant/contract/quizzes';
import { checkQuestion } from './check-question.ts';
import type { CheckedQuestion } from './rule.ts';

export type EditWarning = { questionId: string; code: string; sentence: string };

/** What the writer's rules say about questions that a teacher edited, without the document at hand. */
export function editWarnings(questions: readonly PlacedQuestion[]): EditWarning[] {
  const checked = questions.map(toChecked);
  return questions.flatMap(({ id }, index) => {
    const question = checked[index];
    if (!question) return [];
    const others = checked.filter((other) => other !== question);
    const findings = checkQuestion(question, { evidence: null, others });
    return findings.map(({ rule, message }) => ({ questionId: id, code: rule, sentence: message }));
  });
}

function toChecked({ question, options, correctAnswer, source }: PlacedQuestion): CheckedQuestion {
  const quote = source.quote === '' ? {} : { quote: source.quote };
  return { question, options, correctAnswer, ...quote };
}
