import { lookAlike } from '@study-assistant/contract/questions/same-looking';
import {
  MAX_CHOICES,
  MAX_OPTIONS,
  MIN_CHOICES,
  MIN_OPTIONS,
} from '@study-assistant/contract/wire/constants';
import { MAX_OPTION_LENGTH } from '@study-assistant/contract/wire/limits';
import { LeftOut, type Asks, type Scoring, type WeighedOption } from './found-question.ts';
import type { Notes } from './notes.ts';

/** Formats write thirds as 33.333. */
const ROUNDING = 0.01;

/** Options of which one is right, or of which more may be. */
export function fitOptions(asks: Extract<Asks, { as: 'options' }>, notes: Notes): object {
  const options = withoutTwins(asks.options, notes);
  const longest = Math.max(0, ...options.map(({ text }) => text.length));
  if (longest > MAX_OPTION_LENGTH) {
    throw new LeftOut(
      `An option has ${longest} characters, and here it has at most ${MAX_OPTION_LENGTH}.`,
    );
  }
  if (options.length < MIN_OPTIONS) throw new LeftOut('It has fewer than two options.');
  const rights = options.filter(({ share }) => share > ROUNDING);
  if (rights.length === 0) throw new LeftOut('None of its options is marked as right.');
  return asks.single ? fitSingle(options, notes) : fitSeveral(options, asks.scoring, notes);
}

function fitSingle(options: WeighedOption[], notes: Notes): object {
  const best = Math.max(...options.map(({ share }) => share));
  const rights = options.filter(({ share }) => share > best - ROUNDING);
  const [right] = rights;
  if (rights.length > 1) {
    notes.doubt(
      'The file takes more than one option as right; here the first of them is. Please look whether students should tick all of them.',
    );
  }
  if (best < 1 - ROUNDING) {
    notes.doubt('No option gets the whole point in the file; the best of them is right here.');
  } else if (options.some(({ share }) => share > ROUNDING && share < best - ROUNDING)) {
    notes.change('Options that were partly right are wrong here.');
  }
  if (options.length <= MAX_OPTIONS) {
    const correctAnswer = options.findIndex((option) => option === right);
    return { options: options.map(({ text }) => text), correctAnswer };
  }
  const kept = keep(options, [right], MAX_CHOICES, notes);
  if (kept.length > MAX_OPTIONS) {
    notes.change(`It has ${kept.length} options, so that students tick the right one.`);
  }
  return several(kept, [right], 'all-or-nothing');
}

function fitSeveral(options: WeighedOption[], scoring: Scoring, notes: Notes): object {
  const rights = options.filter(({ share }) => share > ROUNDING);
  if (options.length < MIN_CHOICES) {
    const [right, second] = rights;
    if (second) throw new LeftOut('Both of its two options are right.');
    notes.change('It has two options, so that students choose one.');
    const correctAnswer = options.findIndex((option) => option === right);
    return { options: options.map(({ text }) => text), correctAnswer };
  }
  if (rights.length > MAX_CHOICES) {
    throw new LeftOut(
      `${rights.length} of its options are right, and a question here has at most ${MAX_CHOICES}.`,
    );
  }
  if (scoring === 'partial') compareShares(options, rights, notes);
  return several(keep(options, rights, MAX_CHOICES, notes), rights, scoring);
}

/** Ours are right picks less wrong ones, shared among the right ones. */
function compareShares(options: WeighedOption[], rights: WeighedOption[], notes: Notes): void {
  const each = 1 / rights.length;
  const isEven = rights.every(({ share }) => Math.abs(share - each) <= ROUNDING);
  const isSame = options.every(
    (option) => rights.includes(option) || Math.abs(option.share + each) <= ROUNDING,
  );
  if (!isEven || !isSame) {
    notes.change(
      'Answers that are partly right get other points than in the file: here they are the right picks less the wrong ones.',
    );
  }
}

function several(
  options: WeighedOption[],
  rights: readonly (WeighedOption | undefined)[],
  scoring: Scoring,
): object {
  const marks = options.flatMap((option, at) => (rights.includes(option) ? [at] : []));
  return {
    kind: 'several',
    options: options.map(({ text }) => text),
    key: { rights: marks, scoring },
  };
}

function keep(
  options: WeighedOption[],
  rights: readonly (WeighedOption | undefined)[],
  most: number,
  notes: Notes,
): WeighedOption[] {
  if (options.length <= most) return options;
  notes.change(`It has ${options.length} options; the last wrong ones were left out.`);
  let room = most - rights.length;
  return options.filter((option) => rights.includes(option) || room-- > 0);
}

/** Options that a student cannot tell apart. */
function withoutTwins(options: readonly WeighedOption[], notes: Notes): WeighedOption[] {
  const filled = options
    .map(({ text, share }) => ({ text: text.trim(), share }))
    .filter(({ text }) => text !== '');
  if (filled.length < options.length) {
    if (options.some(({ text, share }) => text.trim() === '' && share > ROUNDING)) {
      throw new LeftOut('A right option has no text, such as one that is a picture.');
    }
    notes.change('Options without a text were left out.');
  }
  return filled.filter((option, at) => {
    const first = filled.findIndex((other) => lookAlike(other.text, option.text));
    if (first === at) return true;
    if ((filled[first]?.share ?? 0) > ROUNDING !== option.share > ROUNDING) {
      throw new LeftOut('The same option is there as a right and as a wrong one.');
    }
    notes.change('An option that was there twice is there once.');
    return false;
  });
}
