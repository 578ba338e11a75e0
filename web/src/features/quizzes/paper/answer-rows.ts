import {
  gapsBodySchema,
  matchBodySchema,
  numberBodySchema,
} from '@study-assistant/contract/questions/kind-schemas';
import { letterOnPaper } from '../../../questions/paper-question.tsx';
import type { ReadQuestion } from '../../../questions/read-key.ts';

/** One line of an answer sheet: circles to fill in, or a line to write on where there are none. */
export type AnswerRow = {
  label: string;
  circles: readonly string[];
  /** What stands behind the line, as a unit. */
  after?: string;
};

/** The lines of a short answer. */
const WRITTEN_ROWS = 3;

/** The lines that answer a question; each part of one has its own, as "7.1" and "7.2". */
export function answerRows(question: ReadQuestion, number: number): AnswerRow[] {
  const { kind, options, body } = question;
  const letters = options.map((_, at) => letterOnPaper(question, at));
  switch (kind) {
    case undefined:
    case 'several':
    case 'true-false':
      return [{ label: `${number}`, circles: letters }];
    case 'match':
      return parts(number, matchBodySchema.safeParse(body).data?.lefts.length, letters);
    case 'order':
      return parts(number, options.length, letters);
    case 'gaps':
      return parts(number, gapsBodySchema.safeParse(body).data?.gaps, []);
    case 'number': {
      const { data } = numberBodySchema.safeParse(body);
      const after = data?.asksUnit ? '' : (data?.unit ?? '');
      return [{ label: `${number}`, circles: [], after }];
    }
    case 'text':
      return Array.from({ length: WRITTEN_ROWS }, (_, at) => ({
        label: at === 0 ? `${number}` : '',
        circles: [],
      }));
    default:
      return [{ label: `${number}`, circles: [] }];
  }
}

function parts(number: number, count = 1, circles: readonly string[]): AnswerRow[] {
  return Array.from({ length: count }, (_, at) => ({
    label: count === 1 ? `${number}` : `${number}.${at + 1}`,
    circles,
  }));
}

/** A column of circles for a digit each. */
export const DIGITS = Array.from({ length: 10 }, (_, digit) => `${digit}`);
/** How many digits the number of a student has. */
export const NUMBER_DIGITS = 3;
