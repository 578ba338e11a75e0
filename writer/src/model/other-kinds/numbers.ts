import { readNumber } from '@study-assistant/contract/questions/read-number';
import * as z from 'zod/mini';
import { normaliseText } from '../../language/words.ts';
import { cite } from '../../quiz/other-kinds.ts';
import { listSaid } from '../questions/said-words.ts';
import {
  evidenceSchema,
  findTextFault,
  lineUpTo,
  prove,
  STRING,
  topicSchema,
  type ModelKind,
} from './model-kind.ts';

const SECONDS = 12;

const itemSchema = z.object({
  evidence: evidenceSchema,
  stem: lineUpTo(300),
  value: lineUpTo(30),
  unit: z.catch(lineUpTo(20), ''),
  topic: topicSchema,
});

/** A count, a year or a value that the document gives. */
export const numbers: ModelKind = {
  kind: 'number',
  list: 'numbers',
  rules: [
    '"evidence": the sentence, copied word for word, that gives the number.',
    '"stem": a question for a number that students learn by heart in this subject (a year of an event, a count, a constant), understood without any text and with one right answer; no estimate, no share of a survey. The number does not stand in it.',
    '"value": the number in digits as the evidence has it; "unit": its unit as the evidence has it, or "".',
  ],
  properties: { evidence: STRING, stem: STRING, value: STRING, unit: STRING },
  answerForm: 'the number in digits, without its unit',

  read(item, context) {
    const { success, data } = itemSchema.safeParse(item);
    if (!success) return 'shape';
    const { stem, unit, topic } = data;
    const fault = findTextFault([stem, unit]);
    if (fault) return fault;
    if (!stem.endsWith('?')) return 'badly-worded';
    // A comma before three figures is a decimal sign to other readers than those of English.
    const number = readNumber(data.value.replace(/(?<=\d),(?=\d{3}(?!\d))/g, ''));
    if (!number || number.unit !== '') return 'shape';
    const [value] = number.values;
    const proof = prove(context, data.evidence);
    if (!proof) return 'no-evidence';
    if (!gives(proof.place.quote, value) || !isNamed(unit, proof.place.quote))
      return 'key-not-proven';
    if (gives(stem, value)) return 'given-away';
    const right = `${value}${unit === '' ? '' : ` ${unit}`}`;
    return {
      question: {
        kind: 'number',
        question: stem,
        options: [],
        correctAnswer: 0,
        body: { unit: unit === '' ? null : unit, asksUnit: false },
        key: { value, tolerance: { type: 'absolute', by: 0 }, units: [] },
        explanation: `The right answer is ${right}. The text says: ${cite(proof.place)}`,
        secondsToAnswer: SECONDS,
      },
      proofs: [proof],
      topic,
      answers: [],
      shown: [stem, unit === '' ? 'A number' : `A number, in ${unit}`],
      isRight: (answer) => readNumber(answer)?.values.includes(value) ?? false,
    };
  },
};

/** Whether a text has a number, in figures or as a word. */
function gives(text: string, value: number): boolean {
  const figures = text.match(/\d[\d.,]*\d|\d/g) ?? [];
  return (
    figures.some((figure) => readNumber(figure)?.values.includes(value)) ||
    listSaid(text).has(String(value))
  );
}

function isNamed(unit: string, quote: string): boolean {
  return normaliseText(quote).includes(normaliseText(unit));
}
