import { LeftOut } from '../items/found-question.ts';
import type { Notes } from '../items/notes.ts';
import { numberOf } from '../items/number-of.ts';
import { childOf, childrenOf, textOf } from '../markup/find-elements.ts';
import type { MarkupElement } from '../markup/parse-markup.ts';
import { explainBy, readAll, type ReadAnswers } from './answer-elements.ts';
import { numberIn } from './moodle-text.ts';

export function readMoodleNumber(question: MarkupElement, notes: Notes): ReadAnswers {
  const answers = readAll(question, notes).filter(({ text }) => text !== '*');
  const [right, ...others] = answers.filter(({ share }) => share >= 0.99);
  if (!right) throw new LeftOut('None of its numbers gets the whole point.');
  if (others.length > 0) notes.doubt('The file takes other numbers as right as well.');
  if (answers.some(({ share }) => share > 0 && share < 0.99)) {
    notes.change('Numbers that were partly right are wrong here.');
  }
  const value = Number(right.text.replace(',', '.') || Number.NaN);
  const by = Math.abs(numberIn(right.answer, 'tolerance') ?? 0);
  return {
    asks: { ...numberOf(value, { type: 'absolute', by }), ...readUnits(question, notes) },
    explanation: explainBy(answers, notes),
  };
}

function readUnits(question: MarkupElement, notes: Notes) {
  const all = childrenOf(childOf(question, 'units'), 'unit').map((unit) => ({
    name: textOf(childOf(unit, 'unit_name')),
    multiplier: numberIn(unit, 'multiplier') ?? 1,
  }));
  const units = all.filter(({ multiplier }) => multiplier === 1).map(({ name }) => name);
  if (units.length < all.length)
    notes.change('Other units, in which the number is another, were left out.');
  const [first, ...others] = units;
  if (first === undefined) return {};
  if ((numberIn(question, 'unitgradingtype') ?? 0) === 0) {
    return { unit: first, asksUnit: false, units: others };
  }
  const penalty = numberIn(question, 'unitpenalty') ?? 0.1;
  if (penalty !== 0.5)
    notes.change('The right number without its unit gets half of the point here.');
  return { unit: null, asksUnit: true, units };
}
