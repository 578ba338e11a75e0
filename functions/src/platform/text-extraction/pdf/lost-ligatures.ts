import { isEnglishWord } from '../english-words.ts';

const ligatures = ['ff', 'fi', 'fl', 'ffi', 'ffl'];

/**
 * Older typesetting fonts name no characters for their ligatures, so that "difficult" is read as
 * "di", an odd sign, "cult". The one that makes an English word is put back.
 */
export function restoreLigatures(text: string): string {
  return text.replace(
    // eslint-disable-next-line no-control-regex -- the sign that such a font leaves is a null
    /(\p{L}*)[\u0000\u21b5](\p{L}*)/gu,
    (whole, before: string, after: string) =>
      ligatures.map((letters) => before + letters + after).find(isEnglishWord) ?? whole,
  );
}
