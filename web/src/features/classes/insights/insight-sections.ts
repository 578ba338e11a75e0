/** A part of the insights' text: "## heading" and its lines, of which points begin with "- ". */
export type InsightSection = { heading: string; lines: string[] };

/** What stands before the first heading is a part without one. */
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
 * What each point says of the topic or question that it begins with, beyond its name and its count of
 * right answers, which a card shows; '' where no point is about it.
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

/** "Rain shadow: …" is about the rain shadow, not about rain. */
function longestStart(letters: string, keys: readonly string[]): string | undefined {
  return keys.filter((key) => letters.startsWith(key)).sort((a, b) => b.length - a.length)[0];
}

/** "Rain: 3 of 8 answers were right (38%). Ask it again." tells "Ask it again." */
function withoutNumbers(point: string): string {
  const end = point.indexOf('%). ');
  return end >= 0 ? point.slice(end + 4) : point.slice(point.indexOf(': ') + 1).trim();
}

/** Names are compared by letters and digits: the text has them without marks and blanks. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
