import type { Analysis } from '../../facts/analysis.ts';
import { isTelling, rateVagueness } from '../../facts/is-telling.ts';
import { tidy } from '../../language/clause.ts';
import { isPluralHead } from '../../language/noun-phrase.ts';
import { findPhrases } from '../../language/phrases.ts';
import { sliceText, type Sentence } from '../../language/sentence.ts';
import { toTermId } from '../../language/term-id.ts';
import { contentStems, splitWords } from '../../language/words.ts';
import type { Candidate } from '../candidate.ts';
import { findSimilarTerms } from '../distractors.ts';

const MIN_WORDS = 5;
const MAX_WORDS = 22;
const MIN_TELLING_WORDS = 4;

/** "the nephron, which filters the blood, …": asks what, or who, does what the side clause tells. */
export function makeRelativeItems(analysis: Analysis): Candidate[] {
  return analysis.sentences
    .filter(({ askable }) => askable)
    .flatMap((sentence) =>
      sentence.tokens.flatMap((token, at) => {
        if (token.text !== ',' || !/^(?:which|who)$/.test(sentence.tokens[at + 1]?.lower ?? ''))
          return [];
        const item = relativeItem(analysis, sentence, at);
        return item ? [item] : [];
      }),
    );
}

function relativeItem(analysis: Analysis, sentence: Sentence, comma: number): Candidate | null {
  const { tokens } = sentence;
  const phrase = findPhrases(sentence).find(({ to }) => to === comma);
  const term = phrase && analysis.termById.get(toTermId(phrase.text));
  if (!phrase || !term || !isTelling(analysis, term)) return null;
  // In "the walls of the cell, which…" the walls may be meant.
  if (/^(?:of|and|or|,|with|for|by|to)$/.test(beforePhrase(sentence, phrase.from))) return null;
  const verb = tokens[comma + 2];
  if (!verb || !/^(?:VERB|AUX|ADV)$/.test(verb.pos) || verb.lower === 'in') return null;
  const stop = tokens.findIndex((token, at) => at > comma + 1 && /^[,;:—.]$/.test(token.text));
  const predicate = sliceText(sentence, comma + 2, stop);
  const words = splitWords(predicate).length;
  if (words < MIN_WORDS || words > MAX_WORDS || contentStems(predicate).size < MIN_TELLING_WORDS)
    return null;
  if (/^(?:in turn|also|then|can|may|might|could|would|should)\b|["“”]/.test(predicate))
    return null;
  // A list goes on behind the comma: "which has roots, stems, and leaves".
  if (tokens[stop]?.text === ',' && /\b(?:and|or)\b/.test(sliceText(sentence, stop, stop + 6)))
    return null;
  const isPlural = isPluralHead(sentence, phrase.to);
  if (
    /^(?:are|were|have)$/.test(verb.lower) !== isPlural &&
    /^(?:is|are|was|were|has|have)$/.test(verb.lower)
  )
    return null;
  const isPerson = analysis.nameTypes.get(term.id) === 'person';
  return {
    kind: isPerson ? 'person' : 'subject',
    stem: tidy(`${isPerson ? 'Who' : 'Which of these'} ${predicate}`) + '?',
    key: phrase.text,
    distractors: () =>
      findSimilarTerms(
        analysis,
        { text: phrase.text, plural: isPlural, proper: term.proper },
        sentence.text,
      ),
    sentence,
    subject: term.text,
    worth: (isPerson ? 1.5 : 1.15) + Math.min(1, term.score / 6) - rateVagueness(analysis, term),
    difficulty: 0.55,
  };
}

function beforePhrase(sentence: Sentence, from: number): string {
  const before = sentence.tokens[from - 1];
  return before && /^(?:the|a|an)$/.test(before.lower)
    ? (sentence.tokens[from - 2]?.lower ?? '')
    : (before?.lower ?? '');
}
