import { findMainClause, isPastForm, sliceSubject } from '../../../language/clause.ts';
import { findPhrases } from '../../../language/phrases.ts';
import type { Sentence } from '../../../language/sentence.ts';
import { toTermId } from '../../../language/term-id.ts';
import type { DocumentIndex } from '../../wrong-answers/document-index.ts';
import { listYearSpares, yearOf } from '../dates/years.ts';

/** A statement that is false, the word that makes it so, and where the text says more of that word. */
export type False = { text: string; said: Sentence | null; word: string };

/** Verbs of what more than one person can do, or be. */
const OF_MANY =
  /^(?:was|were|had|did|believed|thought|felt|said|argued|supported|opposed|wanted|knew|lived|died|went|came|saw|began|tried|continued)$/;

/** Told with another year that the document has, which lies a few years away. */
export function swapYear(sentence: Sentence, index: DocumentIndex): False | null {
  const year = yearOf(sentence);
  if (!year || /\b(?:still|already|until|since|by)\b/i.test(sentence.text)) return null;
  const [other] = listYearSpares(year.text, sentence.text, index).filter(
    (spare) => Math.abs(Number(spare) - Number(year.text)) > 2,
  );
  if (other === undefined) return null;
  const place = index.analysis.sentences.find(
    ({ text, index: at }) => at !== sentence.index && text.includes(other),
  );
  const text = sentence.text.slice(0, year.start) + other + sentence.text.slice(year.end);
  return { text, said: place ?? null, word: other };
}

/** Told of another person of the document; only what one alone has done. */
export function swapPerson(sentence: Sentence, { analysis }: DocumentIndex): False | null {
  const clause = findMainClause(sentence);
  const verb = clause && sentence.tokens[clause.verb];
  if (!clause || !verb || clause.main !== clause.verb || !isPastForm(verb)) return null;
  if (OF_MANY.test(verb.lower)) return null;
  const name = sliceSubject(clause);
  const type = analysis.nameTypes.get(toTermId(name));
  if (type !== 'person' && type !== 'place') return null;
  const start = sentence.tokens[clause.subject.from]?.start ?? 0;
  const rest = sentence.text.slice(start + name.length);
  // "Madison and his wife" would be told of her, or of the wrong one.
  if (/\b(?:his|her|he|she|him|himself|herself)\b/i.test(sentence.text)) return null;
  const own = new Set(name.toLowerCase().split(' '));
  const beside = new Set(findPhrases(sentence).map(({ text }) => toTermId(text)));
  const [other] = analysis.terms
    .filter(
      ({ id, text, count }) =>
        analysis.nameTypes.get(id) === type &&
        count >= 2 &&
        !beside.has(id) &&
        text.split(' ').length === own.size &&
        !text
          .toLowerCase()
          .split(' ')
          .some((word) => own.has(word)),
    )
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
  const said = other && analysis.sentences[other.sentences[0] ?? -1];
  if (!other || !said) return null;
  return { text: sentence.text.slice(0, start) + other.text + rest, said, word: other.text };
}
