import { isEnglishWord } from './english-words.ts';

const HYPHEN = /[-\u2010\u2011]$/u;

/** Joins the lines of one paragraph into running text. */
export type LineJoiner = (lines: string[]) => string;

/**
 * Joins a word broken at the end of a line. The hyphen stays if the document also has it inside a
 * line ("self-locking"), or knows both halves as words but not the whole.
 * @param allLines every line of the document, the source of that knowledge
 */
export function createLineJoiner(allLines: Iterable<string>): LineJoiner {
  const known = new Set<string>();
  for (const line of allLines) {
    for (const [word] of line.matchAll(/\p{L}+(?:[-\u2010\u2011]\p{L}+)*(?![-\u2010\u2011]$)/gu)) {
      known.add(plain(word));
    }
  }
  return (lines) =>
    lines.reduce(
      // Only a line with a hyphen is searched, since a paragraph may have a thousand lines.
      (text, line, at) =>
        text !== '' && !HYPHEN.test(lines[at - 1] ?? '')
          ? `${text} ${line}`
          : join(text, line, known),
      '',
    );
}

function join(text: string, line: string, known: Set<string>): string {
  if (text === '') return line;
  const before = /(\p{L}[\p{L}-]*)[-\u2010\u2011]$/u.exec(text)?.[1];
  const after = /^\p{Ll}+/u.exec(line)?.[0];
  if (before === undefined || after === undefined) {
    // "1998-" and "non-" before a capital keep the hyphen without a space.
    return /[\p{L}\p{N}][-\u2010\u2011]$/u.test(text) ? text + line : `${text} ${line}`;
  }
  return keepsHyphen(plain(before), plain(after), known) ? text + line : text.slice(0, -1) + line;
}

function keepsHyphen(before: string, after: string, known: Set<string>): boolean {
  if (known.has(`${before}-${after}`)) return true;
  if (known.has(before + after) || isEnglishWord(before + after)) return false;
  return [before, after].every((half) => known.has(half) || isEnglishWord(half));
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[\u2010\u2011]/gu, '-');
}
