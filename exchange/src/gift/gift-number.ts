import { LeftOut, type Asks } from '../items/found-question.ts';
import { FEEDBACK_LEFT_OUT, type Notes } from '../items/notes.ts';
import { middleOf, numberOf } from '../items/number-of.ts';

type NumberAsks = Extract<Asks, { as: 'number' }>;

/**
 * The answers behind "#": "3", "3:0.5", "2..4", or several of them with "=" and a weight. What is
 * behind a tilde is feedback to every other number.
 */
export function readGiftNumber(
  answers: string,
  text: (text: string) => string,
  notes: Notes,
): NumberAsks {
  const [rights = '', ...wrong] = answers.split('~');
  const read = rights
    .split('=')
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '')
    .map((answer) => readOne(answer, text));
  if (read.some(({ feedback }) => feedback !== '') || wrong.join('').includes('#')) {
    notes.change(FEEDBACK_LEFT_OUT);
  }
  const [first, ...others] = read.filter(({ share }) => share >= 0.99);
  if (!first?.asks) throw new LeftOut('None of its numbers gets the whole point.');
  if (others.length > 0) notes.doubt('The file takes other numbers as right as well.');
  if (read.some(({ share }) => share > 0 && share < 0.99)) {
    notes.change('Numbers that were partly right are wrong here.');
  }
  return first.asks;
}

function readOne(answer: string, text: (text: string) => string) {
  const weight = /^%\s*(-?\d{1,3}(?:[.,]\d+)?)\s*%/.exec(answer);
  const [said = '', ...feedback] = answer.slice(weight?.[0].length ?? 0).split('#');
  const share = weight ? Number(weight[1]?.replace(',', '.')) / 100 : 1;
  // What counts for nothing is often "*", for every other answer.
  const asks = share > 0 ? readRange(text(said)) : null;
  return { share, feedback: text(feedback.join('#')), asks };
}

function readRange(text: string): NumberAsks {
  const range = text.split('..').map(toNumber);
  const [from, to] = range;
  if (range.length === 2 && from !== undefined && to !== undefined) {
    const [least, most] = [Math.min(from, to), Math.max(from, to)];
    return numberOf(middleOf(least, most), { type: 'range', from: least, to: most });
  }
  const [value, by = 0] = text.split(':').map(toNumber);
  if (value === undefined || Number.isNaN(value + by)) {
    throw new LeftOut('Its right answer is no number.');
  }
  return numberOf(value, { type: 'absolute', by: Math.abs(by) });
}

function toNumber(text: string): number {
  const plain = text.trim().replaceAll('−', '-').replace(',', '.').replace(/\s+/g, '');
  return plain === '' ? Number.NaN : Number(plain);
}
