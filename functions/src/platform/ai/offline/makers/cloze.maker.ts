import { articleFor } from '../../validator/agreement-rules.ts';
import { wordsOf } from '../../words.ts';
import type { Analysis } from '../analysis.ts';
import type { Candidate } from '../candidate.ts';
import { similarTerms } from '../distractors.ts';
import { isTelling } from '../is-telling.ts';
import { pointsBack, withoutOpener, type Sentence } from '../sentence.ts';
import { phrasesOf, termId } from '../terms.ts';

const MIN_WORDS_BEFORE = 5;
const MAX_WORDS_BEFORE = 28;

/** What may be cut off behind the blank without making the rest untrue. */
const TAIL =
  /^(?:\.$|[;:]|, (?:which|who|where|and (?:it|they|the|this|these)|but|so|while|whereas|including|such as)\b)/;

/** The last words of a statement left out, where they are a term of the subject. */
export function makeClozeItems(analysis: Analysis): Candidate[] {
  return analysis.sentences
    .filter((sentence) => sentence.askable && !pointsBack(sentence.text))
    .map((sentence) => clozeItem(analysis, sentence))
    .filter((item) => item !== null);
}

function clozeItem(analysis: Analysis, sentence: Sentence): Candidate | null {
  const last = phrasesOf(sentence).findLast(({ to }) =>
    TAIL.test(sentence.text.slice(sentence.tokens[to - 1]?.end ?? 0)),
  );
  if (!last) return null;
  const id = termId(last.text);
  const term = analysis.termById.get(id);
  if (!term || !isTelling(analysis, term)) return null;
  const start = sentence.tokens[last.from]?.start ?? 0;
  const before = sentence.text.slice(0, start).trim();
  const words = wordsOf(before).length;
  if (words < MIN_WORDS_BEFORE || words > MAX_WORDS_BEFORE) return null;
  if (
    ` ${termId(before)} `.includes(` ${id} `) ||
    /:|(?:,|\b(?:and|or|as|its|their|his|her|than|\p{L}+['’]s?))$/u.test(before)
  )
    return null;
  if (!isStatement(sentence, last.from)) return null;
  const article = /\b(an?)$/i.exec(before)?.[1]?.toLowerCase();
  return {
    kind: 'cloze',
    stem: `Complete the sentence: ${withoutOpener(`${before} ____.`)}`,
    key: last.text,
    distractors: () =>
      similarTerms(
        analysis,
        { text: last.text, plural: term.plural, proper: term.proper },
        sentence.text,
      ).filter((text) => !article || articleFor(text) === article),
    sentence,
    subject: term.text,
    worth: 0.4 + Math.min(1, term.score / 6) + (term.count > 1 ? 0.3 : 0),
    difficulty: 0.4,
  };
}

/** "Status of the posts in the ____" and "Whether it is ____" are no sentences to complete. */
function isStatement({ tokens }: Sentence, to: number): boolean {
  if (/^(?:whether|how|what|why|who|which|that)$/.test(tokens[0]?.lower ?? '')) return false;
  return tokens
    .slice(0, to)
    .some(
      ({ pos, lower }, at) =>
        pos === 'AUX' ||
        (pos === 'VERB' &&
          !/ing$/.test(lower) &&
          !(/ed$/.test(lower) && /^(?:and|or|,)$/.test(tokens[at - 1]?.lower ?? ',')) &&
          tokens[at - 1]?.lower !== 'to'),
    );
}
