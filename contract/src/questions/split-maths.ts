/** A piece of a question's text: words, or a formula in TeX without its dollar signs. */
export type TextPiece =
  { type: 'words'; text: string } | { type: 'formula'; tex: string; isBlock: boolean };

/** A sign of a formula: no dollar, no empty line, and a backslash only with what follows it. */
const SIGN = String.raw`(?:\\[^\n]|\n(?!\s*\n)|[^$\\\n])`;
/** Signs of the longest formula, which no question needs. */
const MOST = 1000;

/**
 * A dollar of the text itself ("\$"), a formula on a line of its own ("$$…$$"), or one among words ("$…$").
 * Among words the rule is Pandoc's, so that prices are none: no space inside, no digit behind.
 */
const MARKED = new RegExp(
  [
    String.raw`\\\$`,
    String.raw`\$\$(?<block>${SIGN}{1,${MOST}})\$\$`,
    String.raw`\$(?=\S)(?<inline>${SIGN}{1,${MOST}})(?<=\S)\$(?!\d)`,
  ].join('|'),
  'g',
);

/** The pieces of a text in their order; all of it in words where it holds no formula. */
export function splitMaths(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let words = '';
  let from = 0;
  for (const { 0: whole, index, groups = {} } of text.matchAll(MARKED)) {
    words += text.slice(from, index);
    from = index + whole.length;
    const { block, inline } = groups;
    const tex = (block ?? inline ?? '').trim();
    if (tex === '') {
      words += whole === '\\$' ? '$' : whole;
      continue;
    }
    if (words !== '') pieces.push({ type: 'words', text: words });
    words = '';
    pieces.push({ type: 'formula', tex, isBlock: block !== undefined });
  }
  words += text.slice(from);
  if (words !== '') pieces.push({ type: 'words', text: words });
  return pieces;
}

/** A text with each formula written anew, and all else as it is: other programs mark formulas otherwise. */
export function rewriteMaths(
  text: string,
  write: (tex: string, isBlock: boolean) => string,
): string {
  return text.replace(MARKED, (whole, block?: string, inline?: string) => {
    const tex = block ?? inline;
    return tex === undefined || tex.trim() === '' ? whole : write(tex, block !== undefined);
  });
}
