import type { SourceDocument } from '../../document/source-document.ts';
import { isTeachingHeading } from '../../language/passages.ts';
import { keepVisible } from '../asking/keep-visible.ts';

/** Consecutive sentences under one heading, at most about 2,000 characters. */
export type Passage = {
  /** One-based, in the order of the document. */
  id: number;
  heading: string | null;
  /** The sentence before, where the first one refers to it. */
  before: string | null;
  sentences: string[];
  characters: number;
};

const LONGEST = 2_000;

/** Cuts the document into passages at the ends of sentences and sections. */
export function cutPassages(document: SourceDocument): Passage[] {
  const passages: Passage[] = [];
  for (const { heading, text } of document.sections) {
    if (!isTeachingHeading(heading)) continue;
    let current: Passage | undefined;
    for (const sentence of text.split(/\n\s*\n/).flatMap(splitSentences)) {
      if (!current || current.characters + sentence.length > LONGEST) {
        const before = pointsBack(sentence) ? (current?.sentences.at(-1) ?? null) : null;
        current = { id: passages.length + 1, heading, before, sentences: [], characters: 0 };
        passages.push(current);
      }
      current.sentences.push(sentence);
      current.characters += sentence.length;
    }
  }
  return passages;
}

/** Matches "He argued…" and "In his book…". */
const POINTS_BACK =
  /^(?:\S+ ){0,2}(?:he|she|they|it|his|her|their|its|this|that|these|those|such)\b/i;

function pointsBack(sentence: string): boolean {
  return POINTS_BACK.test(sentence);
}

/** With more sentences between, a pronoun seldom means what stands there. */
const MOST_BEFORE = 3;

/**
 * Takes sentences `from` to `end` (exclusive) of a passage with those before that they refer to. The
 * one before the passage counts as its sentence -1.
 */
export function takeSentences(
  { before, sentences }: Pick<Passage, 'before' | 'sentences'>,
  from: number,
  end: number,
): string[] {
  const all = before === null ? sentences : [before, ...sentences];
  const shift = all.length - sentences.length;
  const asked = Math.max(0, from + shift);
  let first = asked;
  while (first > 0 && asked - first < MOST_BEFORE && pointsBack(all[first] ?? '')) first -= 1;
  return all.slice(first, end + shift);
}

export function countCharacters(passages: readonly Passage[]): number {
  return passages.reduce((sum, { characters }) => sum + characters, 0);
}

/**
 * The passages as the model sees them: `[3.2]` is the second sentence of passage 3, and `[3.0]` the
 * one before it, where the passage with it is not sent.
 */
export function numbered(passages: readonly Passage[]): string {
  return passages
    .flatMap(({ id, heading, before, sentences }, at) => [
      ...(heading === null ? [] : [`## ${keepVisible(heading)}`]),
      ...(before === null || passages[at - 1]?.id === id - 1 ? [] : [`[${id}.0] ${before}`]),
      ...sentences.map((sentence, at) => `[${id}.${at + 1}] ${sentence}`),
    ])
    .join('\n');
}

const LONGEST_SENTENCE = 1_500;

function splitSentences(paragraph: string): string[] {
  return keepVisible(paragraph)
    .split(/(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}\d"“(])/u)
    .filter((sentence) => /\p{L}{2}/u.test(sentence) && sentence.length <= LONGEST_SENTENCE);
}

const MOST_HEADINGS = 40;
const LONGEST_HEADING = 80;

/** The headings of the document, each once. */
export function listHeadings(passages: readonly Passage[]): string[] {
  const headings = passages.flatMap(({ heading }) => (heading === null ? [] : [heading]));
  return [...new Set(headings.map((heading) => keepVisible(heading).slice(0, LONGEST_HEADING)))]
    .filter((heading) => heading !== '')
    .slice(0, MOST_HEADINGS);
}
