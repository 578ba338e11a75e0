import type { Analysis } from '../../facts/analysis.ts';
import { isPastForm } from '../../language/clause.ts';
import { findNounPhraseEnd } from '../../language/noun-phrase.ts';
import { sliceText, type Sentence } from '../../language/sentence.ts';
import { pointsBack } from '../../language/standing.ts';
import { splitWords, capitalise } from '../../language/words.ts';
import type { Candidate } from '../candidate.ts';

type Outcome = { sentence: Sentence; condition: string; text: string };

/** "When water freezes, it expands.": asks what happens. */
export function makeOutcomeItems(analysis: Analysis): Candidate[] {
  const outcomes = analysis.sentences.map(findOutcome).filter((outcome) => outcome !== null);
  const statements = analysis.clauses
    .filter(({ sentence, lead }) => !lead && !/[,;:—“]/.test(sentence.text))
    .filter(
      (clause) =>
        clause.main !== clause.verb || clause.sentence.tokens[clause.verb]?.pos === 'VERB',
    )
    .map(({ sentence }) => ({ sentence, text: sentence.text.replace(/\.$/, '') }));
  return outcomes.map((outcome) => ({
    kind: 'outcome',
    stem: `According to the text, what happens ${outcome.condition}?`,
    key: capitalise(outcome.text),
    distractors: () =>
      [...outcomes, ...statements]
        .filter((other) => Math.abs(other.sentence.index - outcome.sentence.index) > 2)
        .map((other) => ({
          text: capitalise(other.text),
          rating:
            Math.abs(Math.log2(other.text.length / outcome.text.length)) +
            0.2 * Math.min(3, Math.abs(other.sentence.section - outcome.sentence.section)),
        }))
        .sort((a, b) => a.rating - b.rating || (a.text < b.text ? -1 : 1))
        .map(({ text }) => text)
        .slice(0, 14),
    sentence: outcome.sentence,
    subject: `${outcome.sentence.index}`,
    worth: 1.7,
    difficulty: 0.6,
  }));
}

function findOutcome(sentence: Sentence): Outcome | null {
  const { tokens } = sentence;
  if (!sentence.askable || !/^(?:when|if|as|once)$/.test(tokens[0]?.lower ?? '')) return null;
  const comma = tokens.findIndex((token) => token.text === ',');
  if (comma < 4 || findNounPhraseEnd(sentence, 1) === 1) return null;
  const condition = sliceText(sentence, 0, comma);
  const text = sliceText(sentence, comma + 1, tokens.length - 1);
  if (!tokens.slice(1, comma).some((token) => token.pos === 'VERB' || token.pos === 'AUX'))
    return null;
  if (/[,;:—]/.test(text) || pointsBack(condition.replace(/^\S+ /, ''))) return null;
  const length = splitWords(text).length;
  if (length < 4 || length > 18 || isPast(sentence)) return null;
  return { sentence, condition: condition.charAt(0).toLowerCase() + condition.slice(1), text };
}

/** "What happens" asks for what always happens. */
function isPast({ tokens }: Sentence): boolean {
  return tokens.some(
    (token, at) =>
      /^(?:was|were|had|did)$/.test(token.lower) ||
      (token.pos === 'VERB' &&
        isPastForm(token) &&
        !tokens.slice(Math.max(0, at - 3), at).some(({ pos }) => pos === 'AUX')),
  );
}
