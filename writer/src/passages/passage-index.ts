import { pointsBack } from '../language/standing.ts';
import { isTeachingHeading, takeTaught } from '../language/taught-text.ts';
import { isFunctionWord, splitWords, stemWord } from '../language/words.ts';
import { splitSentences } from '../model/text/split-sentences.ts';

/** A part of a text as it is kept of a material. */
export type TextPart = {
  title: string | null;
  /** The page on which it begins; null when the text has no pages. */
  page: number | null;
  paragraphs: readonly string[];
  /** The page on which each paragraph begins; absent where it is not known. */
  paragraphPages?: readonly (number | null)[] | undefined;
};

/** A sentence of a text and where it stands. */
export type PlacedSentence = {
  text: string;
  /** Sentences of one paragraph have one number. */
  paragraph: number;
  section: string | null;
  page: number | null;
  /** Whether it begins with "It" or "These". */
  isLoose: boolean;
};

/** The sentences of a text, found by their words. */
export type PassageIndex = {
  sentences: readonly PlacedSentence[];
  /** Numbers of the sentences that have a stem, in order. */
  placesOf: (stem: string) => readonly number[];
  /** How much a stem tells in this text: 1 where the text does not have it, less the more it does. */
  rarityOf: (stem: string) => number;
  /** Stems of the text's words that have the first letters of this one. */
  alike: (word: string) => ReadonlySet<string>;
};

const NOWHERE: readonly number[] = [];
const NONE: ReadonlySet<string> = new Set();
/** A question proves nothing. */
const ASKS = /\?["”’)]?$/;
/** What is longer is a list or a table that was read as a sentence. */
const LONGEST_SENTENCE = 800;
const OPENING_LETTERS = 5;
/** A word that the text lacks counts as if half a sentence had it. */
const FEWEST_PLACES = 0.5;

export function indexPassages(parts: readonly TextPart[]): PassageIndex {
  const sentences: PlacedSentence[] = [];
  const places = new Map<string, number[]>();
  const openings = new Map<string, Set<string>>();
  let paragraph = 0;
  for (const { title, page, paragraphs, paragraphPages = [] } of parts) {
    const taught = new Set(isTeachingHeading(title) ? takeTaught(paragraphs) : []);
    for (const [at, words] of paragraphs.entries()) {
      paragraph += 1;
      if (!taught.has(words)) continue;
      for (const text of splitSentences(words)) {
        if (ASKS.test(text) || text.length > LONGEST_SENTENCE) continue;
        noteWords(text, sentences.length);
        const place = { paragraph, section: title, page: paragraphPages[at] ?? page };
        sentences.push({ text, ...place, isLoose: pointsBack(text) });
      }
    }
  }

  function noteWords(text: string, place: number): void {
    for (const word of splitWords(text)) {
      if (isFunctionWord(word)) continue;
      const stem = stemWord(word);
      const known = places.get(stem);
      if (!known) places.set(stem, [place]);
      else if (known.at(-1) !== place) known.push(place);
      const opening = word.slice(0, OPENING_LETTERS);
      const alike = openings.get(opening);
      if (alike) alike.add(stem);
      else openings.set(opening, new Set([stem]));
    }
  }

  const rarest = Math.log(1 + sentences.length / FEWEST_PLACES) || 1;
  return {
    sentences,
    placesOf: (stem) => places.get(stem) ?? NOWHERE,
    rarityOf: (stem) =>
      Math.log(1 + sentences.length / (places.get(stem)?.length ?? FEWEST_PLACES)) / rarest,
    alike: (word) => openings.get(word.slice(0, OPENING_LETTERS)) ?? NONE,
  };
}
