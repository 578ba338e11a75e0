import type { Analysis } from '../../facts/analysis.ts';
import { findLists, type List } from '../../facts/siblings.ts';
import { isGeneral } from '../../language/is-general.ts';
import { isPluralHead } from '../../language/noun-phrase.ts';
import { findPhrases } from '../../language/phrases.ts';
import { isPluralWord, endsInPlural } from '../../language/plural.ts';
import { sliceText, type Sentence } from '../../language/sentence.ts';
import { pointsBack } from '../../language/standing.ts';
import { toTermId } from '../../language/term-id.ts';
import type { Candidate } from '../candidate.ts';
import { findSimilarTerms } from '../distractors.ts';

/** "Greenhouse gases such as methane, ozone, and water vapor …": asks for one of the list. */
export function makeMemberItems(analysis: Analysis): Candidate[] {
  return analysis.sentences
    .filter((sentence) => sentence.askable && !pointsBack(sentence.text))
    .flatMap((sentence) => findLists(sentence).map((list) => memberItem(analysis, sentence, list)))
    .filter((item) => item !== null);
}

function memberItem(analysis: Analysis, sentence: Sentence, list: List): Candidate | null {
  if (list.items.length < 2) return null;
  const head = headBefore(sentence, list);
  if (!head) return null;
  const item = list.items
    .map((text) => ({ text, term: analysis.termById.get(toTermId(text)) }))
    .filter(({ term }) => term !== undefined && (term.words > 1 || !isGeneral(term.text)))
    .sort((a, b) => (b.term?.score ?? 0) - (a.term?.score ?? 0))[0];
  if (!item?.term) return null;
  const { text: key, term } = item;
  return {
    kind: 'member',
    stem: `According to the text, which of these is an example of ${head}?`,
    key,
    distractors: () =>
      findSimilarTerms(
        analysis,
        { text: key, plural: endsInPlural(key), proper: term.proper },
        sentence.text,
      ).filter(
        (text) =>
          !list.items.some((other) => analysis.siblings.get(toTermId(other))?.has(toTermId(text))),
      ),
    sentence,
    subject: head,
    worth: 1.4,
    difficulty: 0.45,
  };
}

/** The plural phrase in "… such as A, B, and C". */
function headBefore(sentence: Sentence, list: List): string | null {
  const cue = sliceText(sentence, Math.max(0, list.from - 3), list.from);
  const word = /\b(such as|including)(?: the| a| an)?$/.exec(cue)?.[1]?.split(' ')[0];
  if (word === undefined) return null;
  const end = sentence.tokens.findLastIndex((token, at) => at < list.from && token.lower === word);
  const phrase = findPhrases(sentence).findLast((other) => other.to <= end && other.to >= end - 1);
  if (!phrase || phrase.proper || /^(?:and|or)\b/.test(phrase.text)) return null;
  if (!isPluralHead(sentence, phrase.to)) return null;
  const words = phrase.text.split(' ');
  const last = words.at(-1) ?? '';
  if (!isPluralWord(last) || (words.length === 1 && isGeneral(last))) return null;
  return phrase.text;
}
