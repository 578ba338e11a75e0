/** Strings, dictionary brackets, comments and names, which contain no operators. */
const NO_OPERATORS =
  /\([^()\\]*(?:\\[^][^()\\]*)*\)|<<|>>|<[^<>]*>|%[^\r\n]*|\/[^\s()<>[\]{}/%]*/gu;

/** Remains of these were not understood; the data of an inline image might contain anything. */
const UNCLEAR = /[()<>%]|\bID\b/u;

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)\s+`;
const DARK = String.raw`[+-]?(?:0+\.?|0*\.[0-8]\d*)\s+`;
/** Grey, RGB with a dark component, or CMYK with black ink. */
const DARK_FILL = String.raw`(?:${DARK}g|(?:${DARK}${NUMBER}${NUMBER}|${NUMBER}${DARK}${NUMBER}|${NUMBER}${NUMBER}${DARK})rg|(?:${NUMBER}){3}(?:1|0?\.[3-9]\d*)\s+k)`;
const IS_DARK_FILL = new RegExp(String.raw`\s${DARK_FILL}$`, 'u');
/** Long enough for four numbers as programs write them. */
const LONGEST_FILL = 80;

/** The operators that set a fill colour: g, rg, k, sc, scn; gs sets none. */
const FILL_COLOR = /g(?!s)|k|scn?/gu;

const RECTANGLE = new RegExp(String.raw`${NUMBER}${NUMBER}(${NUMBER})(${NUMBER})re$`, 'u');

const KNOWN = new Set(
  (
    'q Q cm w J j M d ri i gs m l c v y h re S s f F f* B B* b b* n W W* BT ET Tc Tw Tz TL Tf Tr Ts ' +
    'Td TD Tm T* Tj TJ \' " CS cs SC SCN sc scn G g RG rg K k sh Do MP DP BMC BDC EMC BX EX'
  ).split(' '),
);
const SETS_FILL = new Set(['g', 'rg', 'k', 'sc', 'scn']);
const FILLS = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
const DRAWS = new Set(['Tj', 'TJ', "'", '"', 'Do']);

/** The operators of a content stream with their numbers, or null when they are unclear. */
export function readOperators(content: string): string | null {
  const operators = ` ${content.replace(NO_OPERATORS, ' ')}`;
  return UNCLEAR.test(operators) ? null : operators;
}

/** Tells whether operators may set a fill colour that is, or may be, white. */
export function maySetWhite(operators: string): boolean {
  for (const { 0: name, index } of operators.matchAll(FILL_COLOR)) {
    const end = index + name.length;
    const fill = operators.slice(Math.max(0, end - LONGEST_FILL), end);
    if (!IS_DARK_FILL.test(fill) || /\S/u.test(operators[end] ?? ' ')) return true;
  }
  return false;
}

/**
 * Tells whether operators may write in white before painting a background that makes it visible.
 * Anything that is not understood may.
 */
export function mayWriteWhite(
  operators: string,
  ground: { width: number; height: number },
): boolean {
  const saved: boolean[] = [];
  let isWhite = false;
  let rectangle: RegExpExecArray | null = null;
  let end = 0;
  for (const { 0: name, index } of operators.matchAll(/[a-z'"][a-z'"*]*/giu)) {
    const start = end;
    end = index + name.length;
    if (!KNOWN.has(name)) return true;
    if (name === 'q') saved.push(isWhite);
    else if (name === 'Q') isWhite = saved.pop() ?? false;
    else if (SETS_FILL.has(name)) isWhite = !IS_DARK_FILL.test(operators.slice(start, end));
    else if (DRAWS.has(name) && isWhite) return true;
    else if (FILLS.has(name) && rectangle && !isWhite) {
      const [, width, height] = rectangle.map(Number);
      if (Math.abs(width ?? 0) >= ground.width && Math.abs(height ?? 0) >= ground.height)
        return false;
    }
    rectangle = name === 're' ? RECTANGLE.exec(operators.slice(start, end)) : null;
  }
  return false;
}
