import pluralize from 'pluralize';
import { isGeneral } from '../language/is-general.ts';
import { findPhrases } from '../language/phrases.ts';
import { endsInPlural, isPluralWord, takeLastWord } from '../language/plural.ts';
import type { Sentence } from '../language/sentence.ts';
import { toTermId } from '../language/term-id.ts';
import { normaliseText, stemWord, splitWords } from '../language/words.ts';

/** A phrase of the subject, with facts from the whole document. */
export type Term = {
  id: string;
  /** The document's most frequent spelling inside a sentence. */
  text: string;
  words: number;
  plural: boolean;
  /** The document's own singular and plural; null for a form that it lacks. */
  singular: string | null;
  several: string | null;
  /** True for a name, which is capitalised wherever it stands. */
  proper: boolean;
  count: number;
  /** Numbers of the sentences that mention it. */
  sentences: number[];
  score: number;
};

type Tally = {
  spellings: Map<string, number>;
  sentences: Set<number>;
  count: number;
  names: number;
};

/** Finds the noun phrases of the document, the most telling first. */
export function findTerms(
  sentences: readonly Sentence[],
  headings: readonly (string | null)[],
  defined: ReadonlySet<string>,
): Term[] {
  const tallies = new Map<string, Tally>();
  for (const sentence of sentences) {
    for (const phrase of findPhrases(sentence)) {
      const id = toTermId(phrase.text);
      if (!id) continue;
      const tally = tallies.get(id) ?? {
        spellings: new Map<string, number>(),
        sentences: new Set<number>(),
        count: 0,
        names: 0,
      };
      tally.spellings.set(
        phrase.text,
        (tally.spellings.get(phrase.text) ?? 0) + (phrase.initial ? 0.1 : 1),
      );
      tally.sentences.add(sentence.index);
      tally.count += 1;
      if (phrase.proper) tally.names += 1;
      tallies.set(id, tally);
    }
  }
  const inHeadings = normaliseText(headings.filter(Boolean).join(' | '));
  const headingIds = ` ${splitWords(inHeadings).map(stemWord).join(' ')} `;
  const terms = [...tallies].map(([id, tally]) => {
    const spellings = [...tally.spellings];
    const text = findMostUsed(spellings) ?? id;
    const words = text.split(/[\s-]+/).length;
    const proper = tally.names / tally.count > 0.6;
    const weight =
      Math.log2(1 + tally.count) *
      (words > 1 ? 1.35 : 1) *
      (defined.has(id) ? 2.2 : 1) *
      (headingIds.includes(` ${id} `) ? 1.6 : 1) *
      (words === 1 && text.length < 5 && !proper ? 0.6 : 1) *
      (words === 1 && isGeneral(text) ? 0.25 : 1);
    const last = takeLastWord(text);
    return {
      id,
      text,
      words,
      proper,
      plural: isPluralWord(last),
      singular: findMostUsed(spellings.filter(([spelling]) => !endsInPlural(spelling))),
      several: findMostUsed(spellings.filter(([spelling]) => endsInPlural(spelling))),
      count: tally.count,
      sentences: [...tally.sentences],
      score: weight,
    };
  });
  return terms.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

function findMostUsed(spellings: readonly (readonly [string, number])[]): string | null {
  return spellings.reduce((a, b) => (b[1] > a[1] ? b : a), [null, 0] as readonly [
    string | null,
    number,
  ])[0];
}

/** Puts a term into the number of the right answer; null when the document lacks that form. */
export function putInNumber(term: Term, plural: boolean): string | null {
  if (term.proper) return term.plural === plural ? term.text : null;
  if (plural) return term.several;
  return term.singular ?? (term.several && toSingular(term.several));
}

function toSingular(phrase: string): string | null {
  const last = takeLastWord(phrase);
  const single = pluralize.singular(last);
  return single === last ? null : phrase.slice(0, phrase.length - last.length) + single;
}
