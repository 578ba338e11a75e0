import type { AskedQuestion } from '@study-assistant/contract/materials/material-passages';
import type { EditedQuestion } from '@study-assistant/contract/questions/edited-question';
import { sayRight } from '@study-assistant/contract/questions/kinds';
import type { Source } from '@study-assistant/contract/questions/question';
import { MAX_NAME_LENGTH, MAX_OPTION_LENGTH } from '@study-assistant/contract/wire/limits';

/** A question as its proof is looked for; null for one that no passage can prove. */
export function toAskedQuestion(question: EditedQuestion): AskedQuestion | null {
  const { question: text } = question;
  if (!('kind' in question) || question.kind === undefined) {
    return { question: text, answers: question.options, right: question.correctAnswer };
  }
  if (question.kind === 'true-false') {
    const { isTrue, correction } = question.key;
    const told = isTrue ? text : correction;
    return told === '' ? null : { question: told, answers: [], right: null };
  }
  const right = sayRight(question).slice(0, MAX_OPTION_LENGTH).trim();
  return right === '' ? null : { question: text, answers: [right], right: 0 };
}

/** A question without a key: one that any of these answers could be right of. */
export function toOpenQuestion(
  choices: readonly { says: string; question: EditedQuestion }[],
): AskedQuestion | null {
  const [first] = choices;
  if (!first) return null;
  const { question } = first.question;
  if ('kind' in first.question && first.question.kind === 'true-false')
    return { question, answers: [], right: null };
  return { question, answers: choices.map(({ says }) => says), right: null };
}

/** A source as the editor's save takes it. */
export type TakenSource = NonNullable<EditedQuestion['source']>;

export function toTaken({ page, section, quote }: Source, material: string): TakenSource {
  return { page, section: section?.slice(0, MAX_NAME_LENGTH) ?? null, quote, material };
}
