/** Text in the one spelling that quotes are compared in. */
export type Normalised = {
  text: string;
  /** For each character of `text`, and its end, the offset that it came from. */
  origins: number[];
};

/** The kinds of pieces that a text is read in, each with the spelling that it gets. */
const pieces = new RegExp(
  [
    /(?<words>[a-z0-9]+(?: [a-z0-9]+)*)/u,
    /(?<space>\s+(?![-\u2013-\u2015]))/u,
    /(?<hyphen>(?<=\p{L})[-\u00ad\u2010\u2011\u2013]\s*(?=\p{L}))/u,
    /(?<range>(?<=\d)[\u2010-\u2015\u2212](?=\d))/u,
    /(?<dash>\s*(?:--+|[\u2013-\u2015])\s*|\s+-\s+)/u,
    /(?<minus>[\u2010-\u2012\u2212])/u,
    /(?<mark>["'`\u00ab\u00b4\u00bb\u2018-\u201f\u2032\u2033])/u,
    /(?<ignorable>\p{Default_Ignorable_Code_Point})/u,
    /./u,
  ]
    .map((kind) => kind.source)
    .join('|'),
  'gisu',
);

/**
 * Makes quotation marks, dashes, spaces, ligatures and case uniform. Hyphens within a word go, since
 * the end of a line may have put or taken one; between figures they stay: 10-20 is not 1020.
 */
export function normaliseForQuotes(source: string): Normalised {
  const origins: number[] = [];
  const parts: string[] = [];
  for (const { 0: piece, index, groups = {} } of source.matchAll(pieces)) {
    const plain = plainForm(piece, groups);
    const isCopy = groups.words !== undefined;
    for (let at = 0; at < plain.length; at += 1) origins.push(isCopy ? index + at : index);
    parts.push(plain);
  }
  origins.push(source.length);
  return { text: parts.join(''), origins };
}

function plainForm(piece: string, kind: Record<string, string | undefined>): string {
  if (kind.words !== undefined) return piece.toLowerCase();
  if (kind.space !== undefined) return ' ';
  if (kind.hyphen !== undefined || kind.ignorable !== undefined) return '';
  if (kind.range !== undefined || kind.minus !== undefined) return '-';
  if (kind.dash !== undefined) return ' - ';
  if (kind.mark !== undefined) return "'";
  return piece.normalize('NFKC').toLowerCase();
}
