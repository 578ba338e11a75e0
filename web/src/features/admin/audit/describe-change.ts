import { formatDateTime } from '../../../lib/format/dates.ts';
import { describeDuration } from '../../../lib/format/durations.ts';
import type { ReadAuditEntry } from '../../../queries/school.ts';

type Change = ReadAuditEntry['changes'][number];

/**
 * Returns a text such as "Grade: from 8 to 9". A file passes a `sayMoment` that keeps UTC, since
 * its rows do not name a zone.
 */
export function sayChange(
  { field, from, to }: Change,
  sayMoment: (moment: string) => string = (moment) => formatDateTime(moment) ?? moment,
): string {
  if (field === 'questions' && to !== null) return sayQuestions(to);
  const { name = capitalise(field), words = asItStands } = fields[field] ?? {};
  const say = (value: string) => words(value, sayMoment);
  if (from === null && to === null) return `${name}: removed with the account`;
  if (from === null) return `${name}: ${say(to ?? '')}`;
  if (to === null) return `${name}: no longer ${say(from)}`;
  return `${name}: from ${say(from)} to ${say(to)}`;
}

type Words = (value: string, sayMoment: (moment: string) => string) => string;

const asItStands: Words = (value) => value;
const asMoment: Words = (value, sayMoment) => sayMoment(value);
const asFactor: Words = (value) => {
  if (value === 'untimed') return 'no time limit';
  return value === '1' ? 'none' : `${value} times the usual time`;
};

const releaseWords: Record<string, string> = {
  'at-once': 'as soon as handed in',
  'after-closing': 'after closing',
  'by-hand': 'when the teacher releases them',
  'by hand': 'now, by hand',
};

/** Wording for the server's field names that do not make a sentence by themselves. */
const fields: Record<string, { name?: string; words?: Words }> = {
  'extra time': { words: asFactor },
  'added seconds': { name: 'Time added', words: (value) => describeDuration(Number(value)) },
  opens: { words: asMoment },
  due: { words: asMoment },
  closes: { words: asMoment },
  excused: { words: (value) => (value === 'true' ? 'yes' : value) },
  'results shown': { words: (value) => releaseWords[value] ?? value },
  // The value before the first school year.
  year: { name: 'School year', words: (value) => value.replace(/^Before /, 'before ') },
  'sign-in': { name: 'Ways to sign in beside e-mail and password' },
  moved: { name: 'Students moved up' },
  left: { name: 'Students who left' },
  archived: { name: 'Classes archived' },
};

/** Returns "Question 3" or "Questions 1, 3": these are numbers and not an amount. */
function sayQuestions(numbers: string): string {
  return `${numbers.includes(',') ? 'Questions' : 'Question'} ${numbers}`;
}

/** Turns "belongs to" into "Belongs to". */
function capitalise(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
