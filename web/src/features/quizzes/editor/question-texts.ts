import type { EditedQuestion } from '@study-assistant/contract/questions/edited-question';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { OPTIONS_PER_QUESTION } from '@study-assistant/contract/wire/constants';
import { kindTextsOf, toSentKind, type KindTexts } from '../../../questions/edited-texts.ts';

/** The parts of a question that a teacher can change. */
export type QuestionTexts = Pick<PlacedQuestion, 'question' | 'explanation' | 'topic'> &
  KindTexts & {
    options: readonly string[];
    /** Index into `options`; null when none is marked. */
    correctAnswer: number | null;
    /** A passage of a material that its teacher has just taken as its proof. */
    proof?: EditedQuestion['source'];
  };

export function textsOf(stored: PlacedQuestion): QuestionTexts {
  const { kind, question, explanation, topic } = stored;
  const hasOptions = kind === undefined || kind === 'several';
  const { options, correctAnswer } = hasOptions ? stored : NO_OPTIONS;
  return { question, options, correctAnswer, explanation, topic, ...kindTextsOf(stored) };
}

/** The options of a question that has just begun, or has become a choice. */
export const NO_OPTIONS: Pick<QuestionTexts, 'options' | 'correctAnswer'> = {
  options: Array<string>(OPTIONS_PER_QUESTION).fill(''),
  correctAnswer: null,
};

/** What the server is sent of these texts. */
export function toSent(texts: QuestionTexts) {
  const { question, options, correctAnswer, explanation, topic, proof } = texts;
  const shared = { question, explanation, topic, source: proof, ...toSentKind(texts) };
  if (texts.kind === undefined) return { ...shared, options, correctAnswer };
  return texts.kind === 'several' ? { ...shared, options } : shared;
}

export function hasSameTexts(a: QuestionTexts, b: QuestionTexts): boolean {
  return JSON.stringify(toSent(a)) === JSON.stringify(toSent(b));
}

/** Whether what is right of one kind is carried over to the other, with all that is said about it. */
export function hasSameKey(one = 'choice', other = 'choice'): boolean {
  return one === other || [one, other].every((kind) => kind === 'choice' || kind === 'several');
}

/** Whether the explanation was written for another kind, of which nothing was carried over. */
export function isExplanationStrange({ kind, explanation, left = {} }: QuestionTexts): boolean {
  return (
    explanation !== '' &&
    Object.entries(left).some(
      ([from, texts]) => texts.explanation === explanation && !hasSameKey(from, kind),
    )
  );
}

/** Used for fields that grow with their text but hold one line, such as an option. */
export function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
