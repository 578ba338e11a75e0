import type { Analysis } from '../../facts/analysis.ts';
import { isTelling } from '../../facts/is-telling.ts';
import { findPhrases } from '../../language/phrases.ts';
import { endsInPlural } from '../../language/plural.ts';
import { dropOpener, type Sentence } from '../../language/sentence.ts';
import { isStatement, pointsBack } from '../../language/standing.ts';
import { toTermId } from '../../language/term-id.ts';
import { splitWords } from '../../language/words.ts';
import { chooseArticle } from '../../validator/agreement-rules.ts';
import type { Candidate } from '../candidate.ts';
import { findSimilarTerms } from '../distractors.ts';

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
  const last = findPhrases(sentence).findLast(({ to }) =>
    TAIL.test(sentence.text.slice(sentence.tokens[to - 1]?.end ?? 0)),
  );
  if (!last) return null;
  const id = toTermId(last.text);
  const term = analysis.termById.get(id);
  if (!term || !isTelling(analysis, term)) return null;
  const start = sentence.tokens[last.from]?.start ?? 0;
  const before = sentence.text
    .slice(0, start)
    .replace(/, (?:however|therefore|though|too|for example|for instance|of course),/g, '')
    .trim();
  const words = splitWords(before).length;
  if (words < MIN_WORDS_BEFORE || words > MAX_WORDS_BEFORE) return null;
  if (
    ` ${toTermId(before)} `.includes(` ${id} `) ||
    /:|(?:,|\b(?:and|or|as|its|their|his|her|than|\p{L}+['’]s?))$/u.test(before)
  )
    return null;
  if (!isStatement(sentence.tokens.slice(0, last.from))) return null;
  const article = /\b(an?)$/i.exec(before)?.[1]?.toLowerCase();
  const asked = isPlainLead(before) ? inPlace(sentence, last.from) : null;
  return {
    kind: asked ? 'completion' : 'cloze',
    stem: asked ?? `Complete the sentence: ${dropOpener(`${before} ____.`)}`,
    key: last.text,
    distractors: () =>
      findSimilarTerms(
        analysis,
        { text: last.text, plural: endsInPlural(last.text), proper: term.proper },
        sentence.text,
      ).filter((text) => !article || chooseArticle(text) === article),
    sentence,
    subject: term.text,
    worth: (asked ? 0.75 : 0.4) + Math.min(1, term.score / 6) + (term.count > 1 ? 0.3 : 0),
    difficulty: 0.4,
  };
}

const MAX_ASKED_WORDS = 22;

/** One statement without a turn, so that the question word may stand where the answer stood. */
function isPlainLead(before: string): boolean {
  return (
    splitWords(before).length <= MAX_ASKED_WORDS &&
    !/[,;:—–“”"]|\b(?:and|or|but|that|which|who|because|if|when|while|not|no)\b/i.test(
      dropOpener(before),
    )
  );
}

/** "The tissue of the gland is composed mostly of which of these?" */
function inPlace(sentence: Sentence, from: number): string | null {
  const { tokens, text } = sentence;
  const at = /^(?:the|an?)$/.test(tokens[from - 1]?.lower ?? '') ? from - 1 : from;
  const word = tokens[at - 1];
  if (!word || (word.pos !== 'ADP' && !(word.pos === 'VERB' && !/ing$/.test(word.lower))))
    return null;
  const before = dropOpener(text.slice(0, word.end));
  return `According to the text, ${lowerFirst(before, tokens)} which of these?`;
}

function lowerFirst(text: string, tokens: Sentence['tokens']): string {
  const word = text.split(' ')[0] ?? '';
  const first = tokens.find((token) => token.text === word || token.lower === word.toLowerCase());
  return !first || first.pos === 'PROPN' || /^[A-Z][A-Z\d]/.test(word)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}
