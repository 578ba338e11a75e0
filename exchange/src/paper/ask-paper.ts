import { readNumber } from '@study-assistant/contract/questions/read-number';
import { MAX_ACCEPTED_LENGTH } from '@study-assistant/contract/wire/constants';
import { LeftOut, type Asks } from '../items/found-question.ts';
import type { Notes } from '../items/notes.ts';
import { numberOf } from '../items/number-of.ts';
import { GAP_MARK, placeGaps } from '../markup/gap-mark.ts';
import { markedOptions, namedOptions, type SeenOption } from './right-options.ts';

/** A question of a paper with its key, as texts. */
export type PaperText = {
  stem: string;
  options: SeenOption[];
  /** What the paper says is right; '' where it says nothing. */
  answer: string;
  isStatement: boolean;
  asksSeveral: boolean;
};

/** What is asked; `choices` are options of which the paper does not say which is right. */
export type Asked = { stem: string; asks: Asks } | { stem: string; choices: Choice[] };
type Choice = { says: string; asks: Asks };

const GAPS = /_(?:[ _]*_)+|\.{4,}|…{2,}/gu;
const TRUE = /^(?:t|true|correct|right|yes)\b/iu;
const FALSE = /^(?:f|false|incorrect|wrong|no)\b/iu;
const STATEMENT_SIGNS = [
  /^(?:(?:state|say|write|decide) (?:whether|if)\b[^:.?]{0,40}\b)?true\s*(?:or|\/)\s*false\s*[:?.–-]*\s*/iu,
  /\s*[([]\s*(?:true\s*(?:\/|or)\s*false|t\s*(?:\/|or)\s*f)\s*[)\]]\s*[.?]?$/iu,
  /\s*(?:true\s*(?:\/|or|\s)\s*false|\bt\s*\/\s*f)\s*[.?:_ ]*$/iu,
];

/** Finds what a question of a paper asks. Throws LeftOut. */
export function askPaper(question: PaperText, notes: Notes): Asked {
  const { stem, options, answer } = question;
  if (/^match(?:ing)?\b/iu.test(stem)) throw new LeftOut('Pairs to match are not read of a paper.');
  if (isTrueFalse(question)) return askStatement(question);
  if (options.length >= 2) return askOptions(question, notes);
  if (options.length === 1) throw new LeftOut('Only one option of it was found.');
  if (answer === '') {
    throw new LeftOut(
      'The paper says no answer to it, and every question here has one. An essay can be written as a short answer that you mark.',
    );
  }
  if (/^[([]?[a-h][)\].]?$/iu.test(answer)) {
    throw new LeftOut(`Its answer is the letter “${answer}”, and its options were not found.`);
  }
  return hasGaps(stem) ? askGaps(question) : askShort(question, notes);
}

function isTrueFalse({ stem, options, answer, isStatement }: PaperText): boolean {
  if (options.length === 2) {
    const [first, second] = options;
    return /^(?:t|true)$/iu.test(first?.text ?? '') && /^(?:f|false)$/iu.test(second?.text ?? '');
  }
  if (options.length > 0) return false;
  if (STATEMENT_SIGNS.some((sign) => sign.test(stem))) return true;
  return isStatement || /^(?:true|false)(?:$|[\s.,;:–—(-])/iu.test(answer);
}

function askStatement({ stem, options, answer }: PaperText): Asked {
  const statement = STATEMENT_SIGNS.reduce((text, sign) => text.replace(sign, ''), stem)
    .replace(/^[_.…\s]{2,}|\s*[_…]{2,}\s*$/gu, '')
    .trim();
  const said = sayTruth(answer, options);
  const statementOf = (isTrue: boolean, correction = ''): Asks => ({
    ...{ as: 'statement', isTrue, correction },
  });
  if (said !== null) {
    const correction = said ? '' : answer.replace(/^\S+?(?=$|[\s.,;:–—(-])[\s.,;:–—-]*/u, '');
    const isLetter = /^\(?[ab]\b/iu.test(answer);
    return { stem: statement, asks: statementOf(said, isLetter ? '' : correction.trim()) };
  }
  return {
    stem: statement,
    choices: [
      { says: 'True', asks: statementOf(true) },
      { says: 'False', asks: statementOf(false) },
    ],
  };
}

function sayTruth(answer: string, options: readonly SeenOption[]): boolean | null {
  if (answer !== '') {
    const [place] = options.length === 2 ? (namedOptions(answer, options) ?? []) : [];
    if (place !== undefined) return place === 0;
    if (TRUE.test(answer)) return true;
    if (FALSE.test(answer)) return false;
  }
  const { places } = markedOptions(options);
  return places.length === 1 ? places[0] === 0 : null;
}

function askOptions({ stem, options, answer, asksSeveral }: PaperText, notes: Notes): Asked {
  const marked = markedOptions(options);
  const named = answer === '' ? null : namedOptions(answer, options);
  if (answer !== '' && !named) {
    notes.doubt(`The answer in the paper, “${answer.slice(0, 60)}”, is none of its options.`);
  }
  if (named && marked.by === 'tick' && marked.places.join() !== named.join()) {
    notes.doubt('The key says another option than the one that is ticked. The key was taken.');
  }
  const rights = named ?? marked.places;
  if (!named && marked.by === 'letters' && rights.length > 1) {
    notes.doubt('More than one of its options stands out. Please look which are right.');
  }
  const isSingle = rights.length <= 1 && !asksSeveral;
  const asksOf = (places: readonly number[]): Asks => ({
    as: 'options',
    ...{ single: isSingle, scoring: 'all-or-nothing' },
    options: options.map(({ text }, at) => ({
      text,
      share: places.includes(at) ? 1 / places.length : 0,
    })),
  });
  const text = stem.replace(/_{5,}/g, '____');
  if (rights.length > 0) return { stem: text, asks: asksOf(rights) };
  if (asksSeveral) throw new LeftOut('The paper does not say which of its options are right.');
  return {
    stem: text,
    choices: options.map(({ text: says }, at) => ({ says, asks: asksOf([at]) })),
  };
}

/** A line to write on, at the end of what is asked, is no gap. */
function hasGaps(stem: string): boolean {
  return withoutLine(stem).search(GAPS) >= 0;
}

function withoutLine(stem: string): string {
  return stem.replace(/(?<=[?:.!]|\n)\s*(?:[_.…]{3,}[\s_.…]*)$/u, '').trim();
}

function askGaps({ stem, answer }: PaperText): Asked {
  const text = placeGaps(withoutLine(stem).replace(GAPS, GAP_MARK));
  const gaps = withoutLine(stem).match(GAPS)?.length ?? 0;
  const parts = gaps === 1 ? [answer] : answer.split(/\s*[,;\n]\s*|\s+and\s+/u);
  if (parts.length !== gaps) {
    throw new LeftOut(`It has ${gaps} gaps, and the paper says ${parts.length} words for them.`);
  }
  const matching = { matchCase: false, matchAccents: false, allowTypo: false };
  return {
    stem: text,
    asks: { as: 'gaps', gaps: parts.map(alternatives), bank: null, ...matching },
  };
}

const UNIT = /^[°%‰µΩ€$£A-Za-z][A-Za-z0-9/²³·^⁻¹°-]{0,7}$/u;

function askShort({ stem, answer }: PaperText, notes: Notes): Asked {
  const text = withoutLine(stem).replace(/_{5,}/g, '____');
  const said = answer.replace(/(?<=\D)\.$/u, '').trim();
  const number = readNumber(said);
  if (number && (number.unit === '' || UNIT.test(number.unit))) {
    if (number.values.length > 1) notes.doubt(`Its answer “${said}” can be read as two numbers.`);
    const asks = numberOf(number.values[0], { type: 'absolute', by: 0 });
    return { stem: text, asks: { ...asks, unit: number.unit || null } };
  }
  if (said.length > MAX_ACCEPTED_LENGTH) {
    throw new LeftOut(
      `Its answer has ${said.length} characters, and a short answer here has at most ${MAX_ACCEPTED_LENGTH}.`,
    );
  }
  return { stem: text, asks: { as: 'words', accepted: alternatives(said), matchCase: false } };
}

function alternatives(words: string): string[] {
  return words
    .replace(/\.$/u, '')
    .split(/\s+or\s+|\s*\/\s*|\s*;\s*/u)
    .map((word) => word.trim());
}
