/** A section of the insights: "## heading" and its lines; a point begins with "- ". */
export type InsightSection = { heading: string; lines: string[] };

/** Splits the text into sections; text before the first heading becomes one without a heading. */
export function readSections(text: string): InsightSection[] {
  const sections: InsightSection[] = [{ heading: '', lines: [] }];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const heading = /^#+\s+(.*)$/.exec(line)?.[1];
    if (heading !== undefined) sections.push({ heading, lines: [] });
    else if (line !== '') sections.at(-1)?.lines.push(line);
  }
  return sections.filter(({ lines }) => lines.length > 0);
}

export function toMarkdown({ heading, lines }: InsightSection): string {
  return [...(heading === '' ? [] : [`## ${heading}`]), ...lines].join('\n');
}

/**
 * Returns for each name what its point says beyond the name and the count of right answers, which a
 * card shows; '' when no point is about it.
 */
export function adviceOn(names: readonly string[], section: InsightSection | undefined): string[] {
  const points = (section?.lines ?? []).map((line) =>
    line.replace(/^-\s+/, '').replaceAll('**', ''),
  );
  const keys = names.map(lettersOf);
  return keys.map((key) => {
    const point = points.find((one) => key !== '' && longestStart(lettersOf(one), keys) === key);
    return point === undefined ? '' : withoutNumbers(point);
  });
}

/** "Rain shadow: …" is about the rain shadow and not about rain. */
function longestStart(letters: string, keys: readonly string[]): string | undefined {
  return keys.filter((key) => letters.startsWith(key)).sort((a, b) => b.length - a.length)[0];
}

/** Reduces "Rain: 3 of 8 answers were right (38%). Ask it again." to "Ask it again." */
function withoutNumbers(point: string): string {
  const end = point.indexOf('%). ');
  return end >= 0 ? point.slice(end + 4) : point.slice(point.indexOf(': ') + 1).trim();
}

/** Names are compared by letters and digits only, since the text lacks punctuation and spaces. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
