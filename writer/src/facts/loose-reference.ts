import { isPastForm, type Clause } from '../language/clause.ts';
import { isGeneral } from '../language/is-general.ts';
import { findNounPhraseEnd } from '../language/noun-phrase.ts';
import { sliceText } from '../language/sentence.ts';
import { toTermId } from '../language/term-id.ts';
import type { Analysis } from './analysis.ts';
import { isTelling } from './is-telling.ts';

const DWELT_ON = 2.6;
const WORDS_THAT_IDENTIFY = 4;

/**
 * "The decision was reversed" and "the student had posted" refer to a thing known only from the
 * story before. General truths ("the liver produces bile") and named things need no story.
 */
export function isLooseReference(analysis: Analysis, clause: Clause): boolean {
  const { sentence, subject, verb } = clause;
  const { tokens } = sentence;
  const opener = tokens[subject.from]?.lower ?? '';
  if (/^(?:this|that|these|those|such|its|their|his|her|our|another|other|one|both)$/.test(opener))
    return true;
  const article = /^(?:the|a|an)$/.test(opener) ? 1 : 0;
  const text = sliceText(sentence, subject.from + article, subject.to);
  const words = text.split(/\s+/);
  if (words.length >= WORDS_THAT_IDENTIFY) return false;
  if (words.length === 1 && isGeneral(text)) return true;
  const short = findNounPhraseEnd(sentence, subject.from);
  if (/^\p{Lu}/u.test(sliceText(sentence, short - 1, short)) && subject.from + article > 0)
    return false;
  const term = analysis.termById.get(toTermId(text));
  if (term?.proper) return false;
  const helper = tokens[verb];
  const isPast =
    helper !== undefined &&
    (/^(?:was|were|had|did)$/.test(helper.lower) || (helper.pos === 'VERB' && isPastForm(helper)));
  if (!isPast) return article === 1 && opener === 'the' && !(term && isTelling(analysis, term));
  return (
    opener === 'the' && !(term && (analysis.definedIds.has(term.id) || term.score >= DWELT_ON))
  );
}
