import { asWritten } from './kind.ts';

/** Rather too many than too few: an option that is kept in its place does no harm. */
const REFERENCES = [
  // "Both", "Neither is true", "All of the above", "None of these"
  /^(?:both|neither|either)\b/i,
  /^(?:all|none|any)\W*$/i,
  /\b(?:all|none|any|some|both|neither|either|two|three)(?: of)?(?: the| these| those)? (?:above|below|others?|options?|answers?|choices?|statements?|these|those|them|two|three)\b/i,
  /\b(?:first|last|previous|preceding|other) (?:two|three|ones?|options?|answers?|choices?)\b/i,
  // "A and B", "Only C", "Answers 1 and 2"
  /\b[A-D][.)]?(?:,| and| or| nor| &| \+|\/) ?\(?[A-D]\b/,
  /\b(?:[Oo]nly|[Oo]ptions?|[Aa]nswers?|[Cc]hoices?) \(?[A-D1-4]\b/,
];

/**
 * The indexes of options that nobody may mix, in the order to show them: as written where one speaks
 * of others, rising where they are numbers. Null where they may stand in any order.
 */
export function keptOrder(options: readonly string[]): number[] | null {
  if (options.some(speaksOfOthers)) return asWritten(options);
  const values = numbersOf(options);
  return values && inOrder(values, (a, b) => a - b);
}

/** The indexes of the marks, the least mark first. */
export function inOrder<Mark>(
  marks: readonly Mark[],
  compare: (a: Mark, b: Mark) => number,
): number[] {
  return marks
    .map((mark, index) => ({ mark, index }))
    .sort((a, b) => compare(a.mark, b.mark))
    .map(({ index }) => index);
}

function speaksOfOthers(option: string): boolean {
  const plain = option.trim().replace(/\s+/g, ' ');
  return REFERENCES.some((pattern) => pattern.test(plain));
}

const NUMBER = /(?<![\p{L}\d])[-−]?\d+(?:[.,]\d+)*/gu;

/** The one number in each option, where nothing but the number differs; else null. */
function numbersOf(options: readonly string[]): number[] | null {
  const frames = new Set(
    options.map((option) => option.replace(NUMBER, '#').replace(/s?\W*$/, '')),
  );
  const found = options.map((option) => option.match(NUMBER) ?? []);
  if (frames.size !== 1 || found.some(({ length }) => length !== 1)) return null;
  const values = found.map(([number = '']) => toValue(number));
  return values.some(Number.isNaN) ? null : values;
}

/** "1,250" and "1.250.000" have thousands, "2.5", "1.250" and "2,5" have not. */
function toValue(number: string): number {
  const plain = number.replace('−', '-');
  const isGrouped = /^-?[1-9]\d{0,2}(?:,\d{3})+$|^-?[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(plain);
  return Number(isGrouped ? plain.replace(/[.,]/g, '') : plain.replace(',', '.'));
}
