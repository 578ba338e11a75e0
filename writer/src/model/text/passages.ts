import type { SourceDocument } from '../../document/source-document.ts';
import { isTeachingHeading, takeTaught } from '../../language/taught-text.ts';
import { keepVisible } from '../asking/keep-visible.ts';
import { splitSentences } from './split-sentences.ts';

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

/** Cuts what the document teaches into passages at the ends of sentences and sections. */
export function cutPassages(document: SourceDocument): Passage[] {
  const passages: Passage[] = [];
  for (const { heading, text } of document.sections) {
    if (!isTeachingHeading(heading)) continue;
    let current: Passage | undefined;
    for (const sentence of takeTaught(text.split(/\n\s*\n/)).flatMap(splitSentences)) {
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
  /^(?:(?:after|at|before|behind|by|during|for|from|in|of|on|through|to|under|with) )?(?:he|she|they|it|his|her|their|its|this|that|these|those|such)\b/i;

function pointsBack(sentence: string): boolean {
  return POINTS_BACK.test(sentence);
}

/** With more sentences between, a pronoun seldom means what stands there. */
const MOST_BEFORE = 3;

/** The first sentence that sentence `from` of a passage refers to; -1 is the one before the passage. */
export function findReferredTo(
  { before, sentences }: Pick<Passage, 'before' | 'sentences'>,
  from: number,
): number {
  const lowest = before === null ? 0 : -1;
  let first = Math.max(lowest, from);
  const opens = (at: number) => pointsBack((at < 0 ? before : sentences[at]) ?? '');
  while (first > lowest && from - first < MOST_BEFORE && opens(first)) first -= 1;
  return first;
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
      ...sentences.map((sentence, place) => `[${id}.${place + 1}] ${sentence}`),
    ])
    .join('\n');
}

/** The same of some of their sentences, by the passage's number and their places in it. */
export function numberedSome(
  passages: readonly Passage[],
  places: ReadonlyMap<number, ReadonlySet<number>>,
): string {
  return passages
    .flatMap(({ id, heading, before, sentences }) => {
      const chosen = [...(places.get(id) ?? [])].sort((a, b) => a - b);
      const lines = chosen.flatMap((place) => {
        const sentence = place < 0 ? before : sentences[place];
        return sentence === null || sentence === undefined
          ? []
          : [`[${id}.${place + 1}] ${sentence}`];
      });
      return lines.length === 0 || heading === null
        ? lines
        : [`## ${keepVisible(heading)}`, ...lines];
    })
    .join('\n');
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
