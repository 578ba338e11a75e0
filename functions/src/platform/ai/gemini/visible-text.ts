/** Characters that can hide text from the teacher's eye: zero-width, bidirectional, control, tags. */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Co}\u2028\u2029\ufe00-\ufe0f\u{e0000}-\u{e0fff}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;

/** Comments, and elements that a browser would not show, with what they hold. */
const HIDDEN_MARKUP = /<!--.*?(?:-->|$)|<(script|style|template|noscript)\b.*?(?:<\/\1\s*>|$)/gisu;

/** A text in one line, as a reader sees it; safe to stand between the lines of a fence. */
export function visibleText(text: string): string {
  return text
    .replace(/[\t\n\r\u2028\u2029]/g, ' ')
    .replace(HIDDEN, '')
    .replace(HIDDEN_MARKUP, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
