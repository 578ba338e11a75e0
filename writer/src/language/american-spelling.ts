/** British beginnings and endings with their American spelling. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(behavi|col|fav|hon|lab|tum|vap|neighb|harb|hum|rum|arm|flav|vig|od)our/gi, '$1or'],
  [/\b(cent|fib|met|theat|lit|calib|lust)re\b/gi, '$1er'],
  [/([^s])is(e[ds]?|ations?|ing)\b/gi, '$1iz$2'],
  [/\b(anal|catal|paral|hydrol)ys(e[ds]?|ing)\b/gi, '$1yz$2'],
  [/(\p{L})ae(?!\b)/giu, '$1e'],
  [/\b(ae|oe)(?=\p{L}{3})/giu, 'e'],
  [/(\p{L})oe(?=[dmst]\p{L})/giu, '$1e'],
  [/\bsulph/gi, 'sulf'],
  [/logue\b/gi, 'log'],
];

/** Unifies British and American spelling, only for comparing and never for printing. */
export function normaliseSpelling(text: string): string {
  return SPELLINGS.reduce((result, [british, american]) => result.replace(british, american), text);
}
