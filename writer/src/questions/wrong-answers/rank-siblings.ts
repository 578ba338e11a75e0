import { isAbbreviation } from '../../language/abbreviation.ts';
import { endsInPlural, takeLastWord } from '../../language/plural.ts';
import { toTermId } from '../../language/term-id.ts';
import { predict, type Model } from '../../learned/boosted-trees.ts';
import { ASKS_FOR_ANY, type Concept } from '../../subject/concepts/read-sets.ts';
import { containsPhrase, isSameThing } from '../../validator/same-thing.ts';
import type { DocumentIndex } from './document-index.ts';
import { describePair } from './pair-features.ts';
import type { Asked, WrongAnswer } from './rank-wrong-answers.ts';

const WRONG_ANSWERS = 3;

/**
 * Ranks wrong answers of the concept's sort, the most plausible first: the other members of its
 * set, and whatever the document names that fits the same question; beside "ADH" under their own
 * abbreviations.
 */
export function rankSiblings(
  { set, term, names, sort, alike }: Concept,
  {
    key,
    stem,
    matter,
    plural,
    quote,
  }: Pick<Asked, 'key' | 'stem' | 'matter' | 'plural'> & { quote: string },
  index: DocumentIndex,
  model: Model,
): WrongAnswer[] {
  const named = ASKS_FOR_ANY.test(set.lead)
    ? []
    : [...index.analysis.mentions.keys()].filter(
        (other) =>
          other.set.lead === set.lead && other.set.subject === set.subject && other.sort === sort,
      );
  const terms = new Map([...named, ...alike].map((other) => [toTermId(other.term), other]));
  const others = [...terms.values()].filter(
    (other) =>
      other.term !== term &&
      !other.names.some((name) => containsPhrase(`${stem} ${quote}`, name)) &&
      !names.some((name) => isSameThing(index.analysis.glossary, name, other.term)),
  );
  return keepNumber(others, term, plural)
    .map((other) => ({
      text: spellLike(key, other),
      id: toTermId(other.term),
      plausibility: predict(
        model,
        describePair({ key: term, rival: other.term, stem: matter }, index),
      ),
    }))
    .sort((a, b) => b.plausibility - a.plausibility || (a.id < b.id ? -1 : 1));
}

function spellLike(key: string, { term, names }: Concept): string {
  return isAbbreviation(key) ? (names.find(isAbbreviation) ?? term) : term;
}

/** Those in the key's number. It shows in no name, and a set that is too small for that is of both. */
function keepNumber(others: readonly Concept[], term: string, plural: boolean): readonly Concept[] {
  const alike = others.filter(
    (other) => endsInPlural(other.term) === plural || (isName(other.term) && isName(term)),
  );
  return alike.length < WRONG_ANSWERS ? others : alike;
}

function isName(term: string): boolean {
  return /^\p{Lu}/u.test(takeLastWord(term));
}
