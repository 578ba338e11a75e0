import type { PaperLine } from './paper-line.ts';
import { isSection, readKeyHead } from './phrases.ts';

/** An answer of the key, and what is said behind it. */
export type KeyEntry = { number: number; answer: string; explanation: string };

const ENTRY =
  /(?<=^|[\s,;|])(?:q(?:uestion)?\s*\.?\s*)?[([]?(?<number>\d{1,3})(?:\s*[.):\]]+(?!\d)\s*|\s*[-–—=→]+>?\s*|\t+|\s+(?=[([]?[a-h][)\]]?(?:[\s,;|]|$)|(?:true|false|t|f)\b))/giu;

const LETTER = /^[([]?(?:[a-h]|true|false|t|f)[)\]]?(?:[\s,;.|]|$)/i;

/** Reads the key behind a paper: "1. b 2. c", "1-b, 2-c", a line or a row of a table for each. */
export function readKey(lines: readonly PaperLine[]): KeyEntry[] {
  const entries: KeyEntry[] = [];
  const [head, ...others] = lines.map(({ text }) => text);
  const texts = [readKeyHead(head ?? '') ?? head ?? '', ...others];
  texts.forEach((text, at) => {
    const columns = readColumns(text, texts[at + 1] ?? '');
    if (columns) entries.push(...columns);
    else if (!readColumns(texts[at - 1] ?? '', text)) readEntries(text, entries);
  });
  return entries;
}

/** A table with a row of numbers, and a row of answers below it. */
function readColumns(above: string, below: string): KeyEntry[] | null {
  const numbers = above.split('\t').map((cell) => cell.trim().replace(/[.):]$/, ''));
  const answers = below.split('\t').map((cell) => cell.trim());
  const isHead = (cell: string) => /^(?:q\w*|no|number|answers?|ans|key)$/i.test(cell);
  if (isHead(numbers[0] ?? '') && isHead(answers[0] ?? '')) {
    numbers.shift();
    answers.shift();
  }
  if (numbers.length < 2 || numbers.length !== answers.length) return null;
  if (!numbers.every((number) => /^\d{1,3}$/.test(number))) return null;
  if (/^\d+[.):]$/.test(answers[0] ?? '')) return null;
  const isCounted = numbers.every((n, at) => at === 0 || Number(n) === Number(numbers[at - 1]) + 1);
  if (!isCounted) return null;
  return numbers.map((n, at) => ({
    number: Number(n),
    answer: answers[at] ?? '',
    explanation: '',
  }));
}

function readEntries(text: string, entries: KeyEntry[]): void {
  const found: { at: number; end: number; number: number }[] = [];
  for (const match of text.matchAll(ENTRY)) {
    const number = Number(match.groups?.number);
    const before = found.at(-1)?.number;
    // Behind the first of a line only the next number begins an entry: the others are answers.
    const end = match.index + match[0].length;
    const isClear = /^q/i.test(match[0]) || LETTER.test(text.slice(end));
    const isNext = before === undefined || number === before + 1 || (isClear && number > before);
    if (!isNext || (before === undefined && match.index > 0)) continue;
    found.push({ at: match.index, end, number });
  }
  if (found.length === 0) {
    const last = entries.at(-1);
    const said = text.trim();
    if (last && said !== '' && !isSection(said))
      last.explanation = `${last.explanation}\n${said}`.trim();
    return;
  }
  found.forEach(({ end, number }, at) => {
    const answer = text
      .slice(end, found[at + 1]?.at)
      .trim()
      .replace(/[,;|]+$/u, '')
      .trim();
    entries.push({ number, answer, explanation: '' });
  });
}

/** The answer of each question: numbers that are there again, as in parts, are taken in their order. */
export function pairWithKey(
  questions: readonly { number: number }[],
  entries: readonly KeyEntry[],
): (KeyEntry | undefined)[] {
  const seen = new Map<number, number>();
  return questions.map(({ number }) => {
    const at = seen.get(number) ?? 0;
    seen.set(number, at + 1);
    return entries.filter((entry) => entry.number === number)[at];
  });
}
