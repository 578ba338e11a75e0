import type { Analysis } from '../../facts/analysis.ts';
import type { Definition } from '../../facts/definition.ts';
import { isLiving } from '../../language/is-living.ts';
import { contentStems, overlapShare } from '../../language/words.ts';
import { isSameAnswer } from '../../validator/evidence-rules.ts';
import type { Candidate } from '../candidate.ts';
import { findSimilarTerms } from '../distractors.ts';

/** From a definition both ways: the meaning of a term, and the term for a meaning. */
export function makeDefinitionItems(analysis: Analysis): Candidate[] {
  const worthAsking = analysis.definitions.filter((definition) =>
    isMoreThanPassing(analysis, definition),
  );
  return worthAsking.flatMap((definition) =>
    /^(?:person|place)$/.test(analysis.nameTypes.get(definition.id) ?? '')
      ? [termItem(analysis, definition)]
      : [meaningItem(analysis, definition), termItem(analysis, definition)],
  );
}

/** "Mahlika, a friend from abroad": what is named once and explained in passing is no term to learn. */
const IN_PASSING = 0.8;

function isMoreThanPassing(analysis: Analysis, { id, certainty }: Definition): boolean {
  const term = analysis.termById.get(id);
  const isPhrase = term !== undefined && term.words > 1 && !term.proper;
  return certainty > IN_PASSING || isPhrase || (term?.count ?? 0) > 1;
}

function meaningItem(analysis: Analysis, definition: Definition): Candidate {
  return {
    kind: 'definition',
    stem: `Which of these best describes ${addArticle(definition)}?`,
    key: definition.meaning,
    distractors: () => listOtherMeanings(analysis, definition),
    sentence: definition.sentence,
    subject: definition.term,
    worth: 1.6 + definition.certainty + prominence(analysis, definition.id),
    difficulty: 0.3,
  };
}

function listOtherMeanings(analysis: Analysis, definition: Definition): string[] {
  const own = contentStems(definition.meaning);
  return analysis.definitions
    .filter((other) => other.id !== definition.id && other.plural === definition.plural)
    .filter((other) => /^\p{Lu}/u.test(other.term) === /^\p{Lu}/u.test(definition.term))
    .filter((other) => !contentStems(other.meaning).has(definition.id))
    .map((other) => ({ other, shared: overlapShare(own, contentStems(other.meaning)) }))
    .filter(({ shared }) => shared < 0.5)
    .map(({ other, shared }) => ({
      meaning: other.meaning,
      rating:
        shared +
        (sameOpening(other.meaning, definition.meaning) ? 0.6 : 0) -
        Math.abs(Math.log2(other.meaning.length / definition.meaning.length)),
    }))
    .sort((a, b) => b.rating - a.rating || (a.meaning < b.meaning ? -1 : 1))
    .map(({ meaning }) => meaning)
    .slice(0, 14);
}

function termItem(analysis: Analysis, definition: Definition): Candidate {
  const term = analysis.termById.get(definition.id);
  const proper = /^\p{Lu}/u.test(definition.term) && (term?.proper ?? true);
  const verb = definition.plural ? 'are' : 'is';
  const person = analysis.nameTypes.get(definition.id) === 'person';
  const described = /^(?:a|an|the|any)\s/i.test(definition.meaning);
  return {
    kind: person ? 'person' : 'term',
    stem: person
      ? `Who ${/\b(?:was|were|had|did)\b/.test(definition.sentence.text) ? 'was' : 'is'} ${definition.meaning}?`
      : described
        ? `Which of these ${verb} ${definition.meaning}?`
        : `Which term means “${definition.meaning}”?`,
    key: definition.term,
    distractors: () => listOtherTerms(analysis, definition, proper),
    sentence: definition.sentence,
    subject: definition.term,
    worth: 1.5 + definition.certainty + prominence(analysis, definition.id),
    difficulty: 0.25,
  };
}

/** Terms alike in use, then other terms that the document defines. */
function listOtherTerms(analysis: Analysis, definition: Definition, proper: boolean): string[] {
  const others = analysis.definitions
    .filter(
      (other) =>
        other.id !== definition.id &&
        other.plural === definition.plural &&
        /^\p{Lu}/u.test(other.term) === proper &&
        analysis.nameTypes.get(other.id) === analysis.nameTypes.get(definition.id) &&
        isLiving(other.term) === isLiving(definition.term) &&
        !isSameAnswer(other.term, definition.term),
    )
    .map((other) => other.term);
  const similar = findSimilarTerms(
    analysis,
    { text: definition.term, plural: definition.plural, proper },
    definition.sentence.text + ' ' + definition.meaning,
  );
  return [...new Set([...similar.slice(0, 4), ...others.slice(0, 6), ...similar.slice(4)])];
}

function sameOpening(a: string, b: string): boolean {
  return a.split(' ')[0] === b.split(' ')[0];
}

/** "osmosis", "an aquifer"; the term of a glossary line stands in quotation marks. */
function addArticle(definition: Definition): string {
  const { article, term, sentence } = definition;
  if (sentence.index < 0) return `the term “${term}”`;
  return article ? `${article} ${term}` : term;
}

function prominence(analysis: Analysis, id: string): number {
  return Math.min(1, (analysis.termById.get(id)?.score ?? 0) / 8);
}
