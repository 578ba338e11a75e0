/** A text in the spelling used for comparing quotes. */
export type Normalised = {
  text: string;
  /** Returns the offset in the source of an offset in `text`. */
  originOf(offset: number): number;
};

/** The kinds of pieces in a text, each with its own spelling. */
const PIECES = new RegExp(
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
 * Unifies quotation marks, dashes, spaces, ligatures and case. Hyphens within a word are removed,
 * since a line end may have added or removed one; between figures they stay: 10-20 is not 1020.
 */
export function normaliseForQuotes(source: string): Normalised {
  const parts: string[] = [];
  const starts: number[] = [];
  const origins: number[] = [];
  let length = 0;
  for (const { 0: piece, index, groups = {} } of source.matchAll(PIECES)) {
    const plain = toPlain(piece, groups);
    parts.push(plain);
    starts.push(length);
    origins.push(index);
    length += plain.length;
  }
  return {
    text: parts.join(''),
    originOf(offset) {
      if (offset >= length) return source.length;
      const at = lastAtMost(starts, offset);
      const [start = 0, origin = 0, next = source.length] = [
        starts[at],
        origins[at],
        origins[at + 1],
      ];
      return Math.min(origin + offset - start, next);
    },
  };
}

/** The last position in an ascending list whose value is not above the limit. */
function lastAtMost(rising: number[], limit: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rising[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

function toPlain(piece: string, kind: Record<string, string | undefined>): string {
  if (kind.words !== undefined) return piece.toLowerCase();
  if (kind.space !== undefined) return ' ';
  if (kind.hyphen !== undefined || kind.ignorable !== undefined) return '';
  if (kind.range !== undefined || kind.minus !== undefined) return '-';
  if (kind.dash !== undefined) return ' - ';
  if (kind.mark !== undefined) return "'";
  return piece.normalize('NFKC').toLowerCase();
}
