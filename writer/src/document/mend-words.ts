import { isEnglishWord } from './english-words.ts';

/** An accent of its own before or behind its letter, as TeX's old fonts have it. */
const ACCENTS: Readonly<Record<string, string>> = {
  '\u00a8': '\u0308',
  '\u00b4': '\u0301',
  '\u02c6': '\u0302',
};

/**
 * Mends words that another program broke before this text was made: "volca- noes", "M\u00a8oller".
 * Only what is a word as a whole is joined, so that "pre- and postwar" stays.
 */
export function mendWords(text: string): string {
  return text
    .replace(/(\p{L}{2,})[-\u2010] (\p{Ll}{2,})/gu, (whole, before: string, after: string) =>
      !/^(?:and|or|to|nor|but)$/u.test(after) && isEnglishWord(before + after)
        ? before + after
        : whole,
    )
    .replace(/([\u00a8\u00b4\u02c6])(\p{L})/gu, (_, accent: string, letter: string) =>
      `${letter}${ACCENTS[accent] ?? ''}`.normalize('NFC'),
    );
}
