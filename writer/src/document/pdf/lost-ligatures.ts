import { isEnglishWord } from '../english-words.ts';

const LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl'];

/**
 * Older fonts do not name the characters of their ligatures, so that "difficult" is read as "di",
 * an odd sign and "cult". This restores the ligature that makes an English word.
 */
export function restoreLigatures(text: string): string {
  if (!/[\p{Cc}\u21b5]/u.test(text)) return text;
  return text.replace(
    /(\p{L}*)[\p{Cc}\u21b5](\p{L}*)/gu,
    (whole, before: string, after: string) =>
      LIGATURES.map((letters) => before + letters + after).find(isEnglishWord) ?? whole,
  );
}
