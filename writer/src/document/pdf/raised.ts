import type { Line } from './line.ts';

const SUPERSCRIPTS = '\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079';

/** What calls a note: "1", "2,3", "[4]", an asterisk or a dagger. */
const NOTE_MARK =
  /^[[(]?(?:\d{1,3}(?:\s*[,\u2013-]\s*\d{1,3})*|[*\u2217\u2020\u2021\u00a7\u00b6]+)[\])]?$/u;

/** A number, a unit or a symbol of one letter takes an exponent; a word, or a closed sentence, a note. */
const TAKES_EXPONENT = /(?:^|[^\p{L}])(?:\p{L}|[cdkmn\u00b5\u03bc]m|\d\s?(?:in|ft|mi|yd))$|\d$/u;

/** Whether a piece is set smaller than the line and stands above its baseline. */
export function isRaised(piece: Line, line: Line): boolean {
  return piece.height < 0.85 * line.height && line.y - piece.y > 0.15 * line.height;
}

export function isNoteMark(text: string): boolean {
  return NOTE_MARK.test(text.trim());
}

/** How a raised piece reads on: the call of a note not at all, an exponent as one, others ("4th") as they are. */
export function readRaised(before: string, raised: string): string {
  const text = raised.trim();
  if (!isNoteMark(text)) return raised;
  if (/^\d+$/u.test(text) && TAKES_EXPONENT.test(before)) return toSuperscript(text);
  return '';
}

export function toSuperscript(digits: string): string {
  return digits.replace(/\d/gu, (digit) => SUPERSCRIPTS[Number(digit)] ?? digit);
}
