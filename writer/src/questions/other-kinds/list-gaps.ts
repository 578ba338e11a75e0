import type { Sentence } from '../../language/sentence.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import { isNamedAbove, listGapWords, type GapWord } from './gap-words.ts';
import { countAcronyms, type GapPassage } from './passages.ts';
import type { Teaching } from './teaching.ts';

/** A passage with what is left out of it. */
export type GapsProposal = { passage: GapPassage; words: readonly GapWord[]; value: number };

/** A word whose passage determines it less, or that matters less, is not left out. */
const LEAST_VALUE = 0.5;
/** A second or third gap must be worth more, since the first is enough. */
const LEAST_OF_MORE = 0.52;
/** So many words of text bear one gap. */
const WORDS_PER_GAP = 14;
const MOST_GAPS = 3;
/** Gaps in one sentence stand as many characters apart. */
const APART = 45;

/** A sentence that says why, what follows, or what distinguishes. */
const TEACHES =
  /\b(?:because|causes?|caused|results? (?:in|from)|leads? to|led to|due to|allows?|prevents?|whereas|unlike|rather than|instead of|is called|are called|known as|refers? to|defined as|consists? of|composed of|occurs? when|is the|are the|means that|produces?|converts?|secretes?|regulates?|controls?|protects?|established|abolished|founded|invented|banned|created|responsible for)\b/i;

/**
 * What readers would not teach, however well its word is determined: praise, an opinion by the way, a
 * sum or a count of one year, and what points at a sentence that is not there ("such perspectives"), and a number that is lost.
 */
const BY_THE_WAY = new RegExp(
  [
    String.raw`\b(?:remarkabl[ey]|amazing|impressive|dominant|highly effective|very (?:large|important))\b`,
    String.raw`\b(?:to some extent|sometimes|simply|point of view|such (?!as\b|an?\b)\p{L}+s)\b`,
    String.raw`\b(?:approximately|about|by|is|of) times\b`,
    String.raw`\b(?:million|billion|trillion|percent)\b|[$€£%]|\d{1,3},\d{3}`,
  ].join('|'),
  'iu',
);

/** Lists the passages in which something may be left out, each with its best words. */
export function listGaps(
  passages: readonly GapPassage[],
  index: DocumentIndex,
  teaching: Teaching,
  title: string,
): GapsProposal[] {
  return passages
    .filter(({ text }) => !BY_THE_WAY.test(text))
    .flatMap((passage) => {
      const words = listGapWords(passage, index, teaching)
        .map((word) => ({ word, value: valueOf(word, title) }))
        .filter(({ value }) => value >= LEAST_VALUE)
        .sort((a, b) => b.value - a.value);
      const chosen = chooseWords(passage, words);
      const [best] = chosen;
      if (!best) return [];
      const mean = chosen.reduce((sum, { value }) => sum + value, 0) / chosen.length;
      return [
        {
          passage,
          words: chosen.map(({ word }) => word).sort(byPlace),
          value: (best.value + mean) / 2 + valueOfPassage(passage, chosen),
        },
      ];
    })
    .filter(({ value }) => value >= LEAST_VALUE)
    .sort((a, b) => b.value - a.value || byPassage(a.passage, b.passage));
}

type Valued = { word: GapWord; value: number };

export function valueOf(word: GapWord, title: string): number {
  return (
    0.5 * word.determined +
    0.4 * word.weight +
    0.2 * Math.max(0, word.near) +
    0.15 * word.ties +
    (TEACHES.test(word.sentence.text) ? 0.08 : 0) -
    (isNamedAbove(word, title) ? 0.15 : 0)
  );
}

/** Text without a gap is much to read for little; several gaps tell more of who has studied. */
function valueOfPassage({ text, sentences }: GapPassage, chosen: readonly Valued[]): number {
  const perGap = text.split(/\s+/).length / chosen.length;
  const idle = sentences.filter((one) => !chosen.some(({ word }) => word.sentence === one)).length;
  return (
    0.03 * (chosen.length - 1) -
    Math.max(0, perGap - 25) * 0.008 -
    0.15 * idle -
    0.08 * countAcronyms(text)
  );
}

function chooseWords({ text }: GapPassage, words: readonly Valued[]): Valued[] {
  const most = Math.min(
    MOST_GAPS,
    Math.max(1, Math.round(text.split(/\s+/).length / WORDS_PER_GAP)),
  );
  const chosen: Valued[] = [];
  for (const one of words) {
    if (chosen.length >= most) break;
    if (chosen.length > 0 && one.value < LEAST_OF_MORE) break;
    if (chosen.every((other) => fitBeside(one.word, other.word))) chosen.push(one);
  }
  return chosen;
}

/** Two gaps of a sentence stand apart, and no word is asked twice. */
function fitBeside(a: GapWord, b: GapWord): boolean {
  if (a.id === b.id || ` ${a.id} `.includes(` ${b.id} `) || ` ${b.id} `.includes(` ${a.id} `))
    return false;
  if (a.sentence !== b.sentence) return true;
  return a.start - b.end >= APART || b.start - a.end >= APART;
}

function byPlace(a: GapWord, b: GapWord): number {
  return a.sentence.index - b.sentence.index || a.start - b.start;
}

function byPassage({ sentences: [a] }: GapPassage, { sentences: [b] }: GapPassage): number {
  return indexOf(a) - indexOf(b);
}

function indexOf(sentence: Sentence | undefined): number {
  return sentence?.index ?? 0;
}
