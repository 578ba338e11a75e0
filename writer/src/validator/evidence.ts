import type { SourceDocument } from '../document/source-document.ts';
import { contentStems, listStems, normaliseText, stemWord, splitWords } from '../language/words.ts';

/** A sentence of the document. */
export type Told = {
  /** In lower case. */
  text: string;
  /** Its telling words in order. */
  stems: readonly string[];
};

/** The document's statements in a form that questions are checked against. */
export type Evidence = {
  /** Tells whether the passage is in the document, whatever its quotes, dashes and spaces. */
  has(quote: string): boolean;
  /** Stems of the passage's sentences and their neighbours; null if it is not in the document. */
  around(quote: string): ReadonlySet<string> | null;
  /** The sentences that contain all of `stems`. */
  sentencesWith(stems: readonly string[]): Told[];
  /** How often the document has the phrase, with any endings. */
  countOf(phrase: string): number;
};

/** Neither "U.S. Army" nor "Dr. Salk" ends a sentence; the text is in lower case. */
const SENTENCE_END =
  /(?<=[.!?]["')]?)(?<!\b\p{L}\.)(?<!\b(?:mr|mrs|ms|dr|st|jr|sr|vs|no|gen|sen|rep|gov|prof|approx)\.) /u;

export function createEvidence(document: SourceDocument): Evidence {
  const text = normaliseText(document.sections.map((section) => section.text).join(' '));
  const sentenceTexts = text.split(SENTENCE_END);
  const starts = findStarts(sentenceTexts);
  const sentences = sentenceTexts.map((sentence) => ({
    text: sentence,
    stems: listStems(sentence),
  }));
  const sentencesByStem = new Map<string, number[]>();
  sentences.forEach(({ stems }, index) => {
    for (const stem of new Set(stems)) {
      const list = sentencesByStem.get(stem);
      if (list) list.push(index);
      else sentencesByStem.set(stem, [index]);
    }
  });

  const spoken = toSpokenForm(text);
  const counts = new Map<string, number>();
  /** A writer checks many wrong answers against one quote. */
  const neighbourhoods = new Map<string, ReadonlySet<string> | null>();

  function stemsAround(wanted: string): ReadonlySet<string> | null {
    const from = wanted === '' ? -1 : text.indexOf(wanted);
    if (from < 0) return null;
    const first = starts.findLastIndex((start) => start <= from);
    const last = starts.findLastIndex((start) => start < from + wanted.length);
    return allStems(sentenceTexts.slice(Math.max(0, first - 1), last + 2).join(' '));
  }

  return {
    countOf(phrase) {
      const known = counts.get(phrase);
      if (known !== undefined) return known;
      const count = spoken.split(toSpokenForm(phrase)).length - 1;
      counts.set(phrase, count);
      return count;
    },

    has(quote) {
      const wanted = normaliseText(quote);
      return wanted.length > 0 && text.includes(wanted);
    },
    around(quote) {
      const known = neighbourhoods.get(quote);
      if (known !== undefined) return known;
      const found = stemsAround(normaliseText(quote));
      neighbourhoods.set(quote, found);
      return found;
    },
    sentencesWith(stems) {
      const lists = stems.map((stem) => sentencesByStem.get(stem) ?? []);
      const rarest = lists.reduce((a, b) => (b.length < a.length ? b : a), lists[0] ?? []);
      return rarest
        .flatMap((index) => sentences[index] ?? [])
        .filter((sentence) => stems.every((stem) => sentence.stems.includes(stem)));
    },
  };
}

/** Stems with two spaces between them, so that a repeated phrase counts twice. */
function toSpokenForm(text: string): string {
  return ` ${splitWords(text).map(stemWord).join('  ')} `;
}

/** Offsets of parts that are one space apart. */
function findStarts(parts: readonly string[]): number[] {
  let next = 0;
  return parts.map((part) => {
    const start = next;
    next += part.length + 1;
    return start;
  });
}

/** Stems of every word, for short answers of function words or figures. */
export function findAnswerStems(text: string): Set<string> {
  const stems = contentStems(text);
  return stems.size > 0 ? stems : allStems(text);
}

function allStems(text: string): Set<string> {
  return new Set(splitWords(text).map(stemWord));
}
