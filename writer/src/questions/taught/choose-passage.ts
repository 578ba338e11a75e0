import type { Sentence } from '../../language/sentence.ts';
import { pointsBack, speaksOfText } from '../../language/standing.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import { meanNearness, nearnessOf, shareOf, tellingWords, type WeighedFact } from './weigh-fact.ts';

/** One to three neighbouring whole sentences that are shown as the proof of an answer. */
export type Passage = {
  /** The sentence that names the answer, with the words of all in its quote. */
  sentence: Sentence;
  /** The numbers of all that are shown. */
  places: readonly number[];
  /** Whether they say enough of the fact to be a proof. */
  proven: boolean;
};

const MOST_PLACES = 30;
/** How far before and after the sentence that names the answer a passage may reach. */
const REACH = 2;
const MOST_SENTENCES = 3;
/** Each further sentence must add more than this share of the fact. */
const LONGER = 0.15;
/** Deducted for each further sentence that speaks of another thing that could be the answer. */
const OF_ANOTHER = 0.15;
/** Deducted from a passage that begins with "It" or "These", or that speaks of the text. */
const LOOSE = 0.12;

/** The least share of a fact's words that a proof says, … */
const LEAST_SAID = 0.4;
/** … and the least when words near in meaning count as well; by 371 read quotes. */
const LEAST_MEANT = 0.7;

/**
 * Chooses the passage about an answer that says most of a fact; null where none says anything.
 *
 * @param places numbers of the sentences that name the answer
 * @param ofOthers numbers of those that name another thing of its kind
 */
export function choosePassage(
  fact: WeighedFact,
  places: readonly number[],
  index: DocumentIndex,
  ofOthers: ReadonlySet<number> = new Set(),
): Passage | null {
  const { sentences } = index.analysis;
  let best: { at: number; from: number; to: number; said: number; value: number } | null = null;
  for (const at of places.slice(0, MOST_PLACES))
    for (const [from, to] of listSpans(at, sentences)) {
      const stems = Array.from({ length: to - from + 1 }, (_, step) => index.stemsAt(from + step));
      const said = shareOf(fact, ...stems);
      const texts = sentences.slice(from, to + 1).map(({ text }) => text);
      const isLoose = pointsBack(texts[0] ?? '') || texts.some(speaksOfText);
      const others = texts.filter((_, step) => from + step !== at && ofOthers.has(from + step));
      const value =
        said - LONGER * (to - from) - OF_ANOTHER * others.length - (isLoose ? LOOSE : 0);
      if (said > 0 && (!best || value > best.value)) best = { at, from, to, said, value };
    }
  const own = sentences[best?.at ?? -1];
  if (!best || !own) return null;
  const shown = sentences.slice(best.from, best.to + 1);
  const words = shown.flatMap(({ text }) => tellingWords(text));
  const meant = meanNearness(fact, nearnessOf(fact, words, index.analysis.vectors));
  const quote = shown.map((sentence) => sentence.quote).join(' ');
  return {
    sentence: { ...own, quote, restsOnTwo: shown.length > 1 },
    places: shown.map(({ index: at }) => at),
    proven: best.said >= LEAST_SAID && meant >= LEAST_MEANT,
  };
}

/** Spans around a sentence whose sentences all tell something, within its paragraph. */
function listSpans(at: number, sentences: readonly Sentence[]): [number, number][] {
  const own = sentences[at];
  const isInside = (other: number): boolean => {
    const sentence = sentences[other];
    return (
      sentence !== undefined &&
      sentence.paragraph === own?.paragraph &&
      sentence.section === own.section &&
      tells(sentence.text)
    );
  };
  if (!isInside(at)) return [];
  let [first, last] = [at, at];
  while (at - first < REACH && isInside(first - 1)) first -= 1;
  while (last - at < REACH && isInside(last + 1)) last += 1;
  const spans: [number, number][] = [];
  for (let from = first; from <= at; from += 1)
    for (let to = at; to <= last && to - from < MOST_SENTENCES; to += 1) spans.push([from, to]);
  return spans;
}

/** What a student should be able to do, or look at, tells nothing itself. */
const TASK =
  /\b(?:students?|learners?|you) (?:(?:is|are|will|should|can) )+(?:be )?(?:expected|able|learn|know)\b|^(?:view|visit|watch|see|click|read|go to|use) (?:this|the|these|our)\b|\bpodcast\b|\bfor a closer look\b|^\[\p{Lu}{2}\]|\bby the end of\b/iu;

function tells(text: string): boolean {
  return /[.!]["”’)]?$/.test(text) && !TASK.test(text) && !/^\W*\(?\d*\)?$/.test(text);
}
