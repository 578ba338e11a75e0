import { articleFor } from '../validator/option-rules.ts';
import { COUNTS, numbersNear, yearsNear } from './near-numbers.ts';

/** Words that turn a statement into its contrary, both ways. */
const PAIRS: readonly (readonly [string, string])[] = `
  increase/decrease increases/decreases increased/decreased increasing/decreasing higher/lower
  larger/smaller greater/smaller  faster/slower stronger/weaker older/younger
  warmer/cooler hotter/colder largest/smallest highest/lowest strongest/weakest earliest/latest
  always/rarely often/rarely usually/rarely many/few expand/contract expands/contracts gain/lose
  gains/loses gained/lost begins/ends internal/external inner/outer upper/lower
  attract/repel attracts/repels absorb/release absorbs/releases absorbed/released rapidly/slowly
  quickly/slowly rapid/slow directly/indirectly north/south northern/southern eastern/western
  before/after inside/outside successful/unsuccessful legal/illegal possible/impossible
   won/lost supported/opposed
  improve/worsen improves/worsens improved/worsened strengthened/weakened voluntary/involuntary
  rich/poor wealthy/poor simple/complex common/rare direct/indirect similar/different
  maximum/minimum  temporary/permanent thick/thin  hot/cold warm/cold
  high/low strong/weak easy/difficult safe/dangerous visible/invisible clockwise/counterclockwise
  parallel/perpendicular vertical/horizontal upward/downward  stable/unstable
    narrow/wide reduces/increases reduced/increased
  reduce/increase easily/hardly full/empty large/small rural/urban domestic/foreign
`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split('/') as [string, string]);

const OPPOSITE = new Map<string, string>([
  ...PAIRS.map(([a, b]) => [b, a] as const).reverse(),
  ...PAIRS.map(([a, b]) => [a, b] as const).reverse(),
]);

/** Phrases whose word would be misread alone: "as large as", "a large number of". */
const FIXED =
  /\b(?:as (?:high|large|strong|many|full) as|high (?:school|court|seas)|as well as|large (?:number|part)|before and after|many of|so many|how many|at large|lower (?:house|class)|upper (?:house|class)|north (?:america|korea|africa|carolina|dakota)|south (?:america|korea|africa|carolina|dakota)|the many)\b/i;

/** The statement with one word or figure changed so that it is wrong; null where none can be. */
export function contraryOf(text: string, random: () => number): string | null {
  return withOtherFigure(text, random) ?? withOppositeWord(text);
}

function withOppositeWord(text: string): string | null {
  if (FIXED.test(text)) return null;
  for (const match of text.matchAll(/\p{L}+/gu)) {
    const opposite = OPPOSITE.get(match[0]);
    if (opposite === undefined || match.index === 0) continue;
    const before = text.slice(0, match.index);
    // "completely different", "in many ways": the contrary would read oddly.
    if (/\b(?:\p{L}+ly|very|much|more|most|so|as|too|no|in|how|or|and) $/u.test(before)) continue;
    if (/^ (?:more|less|too|referred|and)\b/.test(text.slice(match.index + match[0].length)))
      continue;
    const fitting = before.replace(/\b(a)n? $/i, (_, letter: string) =>
      articleFor(opposite) === 'an' ? `${letter}n ` : `${letter} `,
    );
    return fitting + opposite + text.slice(match.index + match[0].length);
  }
  const compared =
    /\b(more|less|fewer) (?=(?:\p{L}+ ){1,3}than\b)|\b(more|less|fewer) than\b/u.exec(text);
  if (!compared) return null;
  const word = compared[1] ?? compared[2] ?? '';
  const at = compared.index;
  return text.slice(0, at) + (word === 'more' ? 'less' : 'more') + text.slice(at + word.length);
}

function withOtherFigure(text: string, random: () => number): string | null {
  const word = new RegExp(`(?<![\\p{L}-])(?:${COUNTS.join('|')})(?= \\p{Ll}{3,}s\\b)`, 'u').exec(
    text,
  );
  if (word) {
    const other = COUNTS[COUNTS.indexOf(word[0]) + (random() < 0.5 || word[0] === 'two' ? 1 : -1)];
    if (other) return text.slice(0, word.index) + other + text.slice(word.index + word[0].length);
  }
  const match = /(?<![\p{L}\d.,:/-])\d[\d,]*(?:\.\d+)?(?![\p{L}\d:/-])/u.exec(text);
  const figure = match?.[0].replace(/,$/, '');
  if (!match || !figure) return null;
  const isYear = /^(?:1[0-9]|20)\d\d$/.test(figure);
  const other = isYear
    ? yearsNear(Number(figure), [], random)[0]
    : numbersNear(
        figure,
        /^\s*(?:%|percent)/.test(text.slice(match.index + figure.length)) ? 99 : undefined,
      )[0];
  if (other === undefined) return null;
  return text.slice(0, match.index) + other + text.slice(match.index + figure.length);
}
