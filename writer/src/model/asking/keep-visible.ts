/** Zero-width, bidirectional, control and tag characters hide text from the teacher's eye. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;

/** Comments, and elements that a browser would not show, with what they hold. */
const HIDDEN_MARKUP = /<!--.*?(?:-->|$)|<(script|style|template|noscript)\b.*?(?:<\/\1\s*>|$)/gis;

/** A text in one line, as a reader sees it; safe to stand between the lines of a fence. */
export function keepVisible(text: string): string {
  return text
    .replace(/[\t\n\r\p{Zl}\p{Zp}]/gu, ' ')
    .replace(HIDDEN, '')
    .replace(HIDDEN_MARKUP, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
