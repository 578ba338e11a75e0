import { lookAlike } from '@study-assistant/contract/questions/same-looking';
import {
  MAX_ACCEPTED,
  MAX_ACCEPTED_LENGTH,
  MAX_BANK_WORDS,
  MAX_GAP_LENGTH,
  MAX_GAP_WORDS,
  MAX_GAPS,
  MAX_ITEM_LENGTH,
  MAX_ITEMS,
  MAX_UNIT_LENGTH,
  MAX_UNITS,
  MIN_ITEMS,
} from '@study-assistant/contract/wire/constants';
import { MAX_OPTION_LENGTH } from '@study-assistant/contract/wire/limits';
import { fitOptions } from './fit-options.ts';
import { LeftOut, type Asks } from './found-question.ts';
import type { Notes } from './notes.ts';

type Of<As extends Asks['as']> = Extract<Asks, { as: As }>;

/** What a kind has beside the texts of every question, as the editor sends it. */
export function fitKind(asks: Asks, notes: Notes): object {
  switch (asks.as) {
    case 'options':
      return fitOptions(asks, notes);
    case 'statement': {
      const correction = asks.correction.slice(0, MAX_OPTION_LENGTH);
      return { kind: 'true-false', key: { isTrue: asks.isTrue, correction } };
    }
    case 'words':
      return fitWords(asks, notes);
    case 'number':
      return fitNumber(asks, notes);
    case 'gaps':
      return fitGaps(asks, notes);
    case 'pairs':
      return fitPairs(asks);
    case 'sequence':
      return fitSequence(asks);
  }
}

function fitWords({ accepted, matchCase }: Of<'words'>, notes: Notes): object {
  const all = acceptable(accepted, MAX_ACCEPTED_LENGTH, MAX_ACCEPTED, notes);
  if (all.length === 0) throw new LeftOut('It has no right answer of a length that is accepted.');
  return { kind: 'text', key: { accepted: all, matchCase } };
}

function fitNumber(asks: Of<'number'>, notes: Notes): object {
  const units = asks.units.filter((unit) => unit.trim().length <= MAX_UNIT_LENGTH);
  if (units.length < asks.units.length || units.length > MAX_UNITS) {
    notes.change('Some spellings of its unit were left out.');
  }
  const unit = asks.unit?.trim() || null;
  if (unit !== null && unit.length > MAX_UNIT_LENGTH) throw new LeftOut('Its unit is too long.');
  return {
    kind: 'number',
    body: { unit, asksUnit: asks.asksUnit },
    key: { value: asks.value, tolerance: asks.tolerance, units: units.slice(0, MAX_UNITS) },
  };
}

function fitGaps({ gaps, bank, ...asks }: Of<'gaps'>, notes: Notes): object {
  if (gaps.length > MAX_GAPS) {
    throw new LeftOut(`It has ${gaps.length} gaps, and a text here has at most ${MAX_GAPS}.`);
  }
  const fitted = gaps.map((words) => ({
    words: acceptable(words, MAX_GAP_LENGTH, MAX_GAP_WORDS, notes),
  }));
  if (fitted.some(({ words }) => words.length === 0)) {
    throw new LeftOut(`A gap has no right word of at most ${MAX_GAP_LENGTH} characters.`);
  }
  return {
    kind: 'gaps',
    body: { bank: bank && fitBank(bank, gaps, notes) },
    key: {
      gaps: fitted,
      matchCase: asks.matchCase,
      matchAccents: asks.matchAccents,
      allowTypo: asks.allowTypo,
    },
  };
}

/** The right words come first, so that only spare ones may be too many. */
function fitBank(bank: string[], gaps: string[][], notes: Notes): string[] {
  const rights = gaps.flatMap(([word = '']) => word);
  const isRight = (word: string) => rights.some((right) => lookAlike(right, word));
  const ordered = [...distinct(bank.filter(isRight)), ...distinct(bank.filter((w) => !isRight(w)))];
  const short = ordered.filter((word) => word.trim() !== '' && word.length <= MAX_GAP_LENGTH);
  const room = MAX_BANK_WORDS - distinct(rights).filter((word) => !short.includes(word)).length;
  if (short.length < ordered.length || short.length > room) {
    notes.change('Some wrong words of its word bank were left out.');
  }
  return short.slice(0, room);
}

function fitPairs({ pairs, spare }: Of<'pairs'>): object {
  if (pairs.length < MIN_ITEMS || pairs.length > MAX_ITEMS) {
    throw new LeftOut(
      `It has ${pairs.length} pairs, and a question here has ${MIN_ITEMS} to ${MAX_ITEMS}.`,
    );
  }
  const sides = [...pairs.flatMap(({ left, right }) => [left, right]), ...spare];
  refuseLong(sides, 'side of a pair');
  const options = distinct([...pairs.map(({ right }) => right), ...spare]);
  const placeOf = (right: string) => options.findIndex((option) => lookAlike(option, right));
  return {
    kind: 'match',
    body: { lefts: pairs.map(({ left }) => left) },
    options,
    key: { pairs: pairs.map(({ right }) => placeOf(right)) },
  };
}

function fitSequence({ things, scoring }: Of<'sequence'>): object {
  if (things.length < MIN_ITEMS || things.length > MAX_ITEMS) {
    throw new LeftOut(
      `It has ${things.length} things to order, and a question here has ${MIN_ITEMS} to ${MAX_ITEMS}.`,
    );
  }
  refuseLong(things, 'thing to order');
  return { kind: 'order', options: things, key: { order: things.map((_, at) => at), scoring } };
}

function refuseLong(texts: readonly string[], what: string): void {
  const longest = Math.max(...texts.map((text) => text.length));
  if (longest > MAX_ITEM_LENGTH) {
    throw new LeftOut(
      `A ${what} has ${longest} characters, and here it has at most ${MAX_ITEM_LENGTH}.`,
    );
  }
}

function acceptable(words: readonly string[], length: number, most: number, notes: Notes) {
  const all = [...new Set(words.map((word) => word.trim()))].filter((word) => word !== '');
  const short = all.filter((word) => word.length <= length);
  if (short.length < all.length || short.length > most) {
    notes.change(
      'Some of its accepted answers were left out, since they are too long or too many.',
    );
  }
  return short.slice(0, most);
}

function distinct(texts: readonly string[]): string[] {
  return texts.filter((text, at) => texts.findIndex((other) => lookAlike(other, text)) === at);
}
