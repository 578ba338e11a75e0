/** How letters of a document stand out, as bits. */
export const SIGNS = { bold: 1, underline: 2, highlight: 4, colour: 8 } as const;

/** A line of a question paper. */
export type PaperLine = {
  text: string;
  /** The bits of `SIGNS` of each letter; shorter than the text where nothing stands out. */
  signs: readonly number[];
  /** Whether it begins a paragraph. */
  opensBlock: boolean;
  isHeading: boolean;
  /** The level of the list that numbered it by itself; null where its label was typed. */
  level: number | null;
  /** Whether there was a picture in it. */
  hasPicture: boolean;
};

export function lineOf(text: string, opensBlock: boolean): PaperLine {
  return { text, signs: [], opensBlock, isHeading: false, level: null, hasPicture: false };
}

/** A part of a line without the spaces around it. */
export function cutLine(line: PaperLine, from: number, to = line.text.length): PaperLine {
  const part = line.text.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  const text = part.trim();
  return { ...line, text, signs: line.signs.slice(start, start + text.length) };
}

/** What Markdown and lists have before a number or a letter. */
const PREFIX = /^(?:#{1,6}\s+|[-•]\s+(?=\*{0,2}\(?[a-h][.)]\s))/i;

/** Bold words of Markdown. */
function withBold(line: PaperLine): PaperLine {
  const parts = line.text.split(/\*\*(?=\S)(.{1,4000}?\S)\*\*(?!\*)/u);
  if (parts.length === 1) return line;
  const signs = parts.flatMap((part, at) =>
    Array.from({ length: part.length }, () => (at % 2 === 1 ? SIGNS.bold : 0)),
  );
  return { ...line, text: parts.join(''), signs };
}

/** Lines of plain text. An empty line ends a paragraph. */
export function textToLines(text: string): PaperLine[] {
  let wasEmpty = true;
  return text.split('\n').flatMap((raw) => {
    const trimmed = raw.trim().replace(PREFIX, '');
    const line = withBold(lineOf(trimmed, wasEmpty));
    wasEmpty = trimmed === '';
    return wasEmpty ? [] : line;
  });
}

/** Whether nearly all letters of a line have a sign. */
export function standsOut({ text, signs }: PaperLine, sign: number): boolean {
  let seen = 0;
  let marked = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (/\s/.test(text[at] ?? '')) continue;
    seen += 1;
    if (((signs[at] ?? 0) & sign) !== 0) marked += 1;
  }
  return seen > 0 && marked >= seen * 0.9;
}
