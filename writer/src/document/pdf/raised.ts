import type { Line } from './line.ts';

const SUPERSCRIPTS = '\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079';

/** Matches the mark of a note: "1", "2,3", "[4]", an asterisk or a dagger. */
const NOTE_MARK =
  /^[[(]?(?:\d{1,3}(?:\s*[,\u2013-]\s*\d{1,3})*|[*\u2217\u2020\u2021\u00a7\u00b6]+)[\])]?$/u;

/** A number, unit or single-letter symbol takes an exponent; a word or finished sentence a note. */
const TAKES_EXPONENT =
  /(?:^|[^\p{L}])(?:\p{L}|[cdkmn\u00b5\u03bc]m|\d\s?(?:in|ft|mi|yd)|sin|cos|tan|log)$|\d$|\(\d*\p{L}\s?[+\u2212\u2013-]\s?(?:\d+|\d*\p{L})\)$/u;

/** Tells whether a piece is smaller than the line and above its baseline. */
export function isRaised(piece: Line, line: Line): boolean {
  return piece.height < 0.85 * line.height && line.y - piece.y > 0.15 * line.height;
}

export function isNoteMark(text: string): boolean {
  return NOTE_MARK.test(text.trim());
}

/** Reads a raised piece: a note's mark is dropped, an exponent becomes one, others ("4th") stay. */
export function readRaised(before: string, raised: string): string {
  const text = raised.trim();
  if (!isNoteMark(text)) return raised;
  if (/^\d+$/u.test(text) && TAKES_EXPONENT.test(before)) return toSuperscript(text);
  return '';
}

export function toSuperscript(digits: string): string {
  return digits.replace(/\d/gu, (digit) => SUPERSCRIPTS[Number(digit)] ?? digit);
}
