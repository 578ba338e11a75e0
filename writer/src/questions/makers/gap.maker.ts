import type { Analysis } from '../../facts/analysis.ts';
import { isTelling, rateVagueness } from '../../facts/is-telling.ts';
import { findPhrases, type Phrase } from '../../language/phrases.ts';
import { endsInPlural } from '../../language/plural.ts';
import { dropOpener, type Sentence } from '../../language/sentence.ts';
import { isStatement, pointsBack } from '../../language/standing.ts';
import { toTermId } from '../../language/term-id.ts';
import { splitWords } from '../../language/words.ts';
import { chooseArticle } from '../../validator/agreement-rules.ts';
import type { Candidate } from '../candidate.ts';
import { findSimilarTerms } from '../distractors.ts';

const MIN_WORDS_AROUND = 6;
const MAX_WORDS_AROUND = 32;
const GAPS_PER_SENTENCE = 2;
/** What a text names oftener than this is filled in without reading. */
const OBVIOUS = 6;

/**
 * A term in the midst of a statement left out. It is worth the least of all: such questions fill
 * the places where a text tells a story and lends itself to nothing better.
 */
export function makeGapItems(analysis: Analysis): Candidate[] {
  return analysis.sentences
    .filter((sentence) => sentence.askable && !pointsBack(sentence.text))
    .flatMap((sentence) =>
      findPhrases(sentence)
        .map((phrase) => makeItem(analysis, sentence, phrase))
        .filter((item) => item !== null)
        .sort((a, b) => b.worth - a.worth)
        .slice(0, GAPS_PER_SENTENCE),
    );
}

function makeItem(analysis: Analysis, sentence: Sentence, phrase: Phrase): Candidate | null {
  const term = analysis.termById.get(toTermId(phrase.text));
  if (!term || !isTelling(analysis, term)) return null;
  const before = sentence.text.slice(0, sentence.tokens[phrase.from]?.start ?? 0);
  const after = sentence.text.slice(sentence.tokens[phrase.to - 1]?.end ?? 0);
  const words = splitWords(`${before} ${after}`).length;
  if (words < MIN_WORDS_AROUND || words > MAX_WORDS_AROUND) return null;
  const others = sentence.tokens.filter((_, at) => at < phrase.from || at >= phrase.to);
  if (!isStatement(others) || /\bv\./.test(sentence.text)) return null;
  if (!isGap(before, after) || isNamedAgain(term.id, before + after)) return null;
  const article = /\b(an?) $/i.exec(before)?.[1]?.toLowerCase();
  return {
    kind: 'cloze',
    stem: `Complete the sentence: ${dropOpener(`${before}____${after}`)}`,
    key: phrase.text,
    distractors: () =>
      findSimilarTerms(
        analysis,
        { text: phrase.text, plural: endsInPlural(phrase.text), proper: term.proper },
        sentence.text,
      ).filter((text) => !article || chooseArticle(text) === article),
    sentence,
    subject: term.text,
    worth:
      Math.min(1, term.score / 6) -
      (term.count > OBVIOUS ? 1 : 0.6) -
      rateVagueness(analysis, term),
    difficulty: 0.4,
  };
}

/** Neither part of a name or an enumeration, nor cut off from a word that it belongs to. */
function isGap(before: string, after: string): boolean {
  return (
    /^(?:[.;]| \p{Ll}|, \p{Ll})/u.test(after) &&
    !/^,? (?:and|or)\b|^['’]/.test(after) &&
    !/(?:,|\b(?:and|or|as|its|their|his|her|\p{L}+['’]s?)) $|[(“"–—-]$/u.test(before)
  );
}

function isNamedAgain(id: string, rest: string): boolean {
  return ` ${toTermId(rest)} `.includes(` ${id} `);
}
