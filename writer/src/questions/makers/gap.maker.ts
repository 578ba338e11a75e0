import { articleFor } from '../../validator/agreement-rules.ts';
import { wordsOf } from '../../language/words.ts';
import type { Analysis } from '../../facts/analysis.ts';
import type { Candidate } from '../candidate.ts';
import { similarTerms } from '../distractors.ts';
import { isTelling, vagueness } from '../../facts/is-telling.ts';
import { withoutOpener, type Sentence } from '../../language/sentence.ts';
import { isStatement, pointsBack } from '../../language/standing.ts';
import { endsInPlural } from '../../language/plural.ts';
import { phrasesOf, type Phrase } from '../../language/phrases.ts';
import { termId } from '../../language/term-id.ts';

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
      phrasesOf(sentence)
        .map((phrase) => gapItem(analysis, sentence, phrase))
        .filter((item) => item !== null)
        .sort((a, b) => b.worth - a.worth)
        .slice(0, GAPS_PER_SENTENCE),
    );
}

function gapItem(analysis: Analysis, sentence: Sentence, phrase: Phrase): Candidate | null {
  const term = analysis.termById.get(termId(phrase.text));
  if (!term || !isTelling(analysis, term)) return null;
  const before = sentence.text.slice(0, sentence.tokens[phrase.from]?.start ?? 0);
  const after = sentence.text.slice(sentence.tokens[phrase.to - 1]?.end ?? 0);
  const words = wordsOf(`${before} ${after}`).length;
  if (words < MIN_WORDS_AROUND || words > MAX_WORDS_AROUND) return null;
  const others = sentence.tokens.filter((_, at) => at < phrase.from || at >= phrase.to);
  if (!isStatement(others) || /\bv\./.test(sentence.text)) return null;
  if (!isGap(before, after) || isNamedAgain(term.id, before + after)) return null;
  const article = /\b(an?) $/i.exec(before)?.[1]?.toLowerCase();
  return {
    kind: 'cloze',
    stem: `Complete the sentence: ${withoutOpener(`${before}____${after}`)}`,
    key: phrase.text,
    distractors: () =>
      similarTerms(
        analysis,
        { text: phrase.text, plural: endsInPlural(phrase.text), proper: term.proper },
        sentence.text,
      ).filter((text) => !article || articleFor(text) === article),
    sentence,
    subject: term.text,
    worth:
      Math.min(1, term.score / 6) - (term.count > OBVIOUS ? 1 : 0.6) - vagueness(analysis, term),
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
  return ` ${termId(rest)} `.includes(` ${id} `);
}
