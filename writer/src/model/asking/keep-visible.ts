/** Zero-width, bidirectional, control and tag characters hide text from the teacher's eye. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;

/** Comments, and elements that a browser would not show, with their content. */
const HIDDEN_MARKUP = /<!--.*?(?:-->|$)|<(script|style|template|noscript)\b.*?(?:<\/\1\s*>|$)/gis;

/** Returns a text as one line in the form a reader sees, safe inside a fence. */
export function keepVisible(text: string): string {
  return text
    .replace(/[\t\n\r\p{Zl}\p{Zp}]/gu, ' ')
    .replace(HIDDEN, '')
    .replace(HIDDEN_MARKUP, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
