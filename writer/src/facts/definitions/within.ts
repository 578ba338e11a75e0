import { sliceMidSentence } from '../../language/clause.ts';
import { findNounPhraseEnd, isPluralHead } from '../../language/noun-phrase.ts';
import { sliceText, type Sentence } from '../../language/sentence.ts';
import { toTermId } from '../../language/term-id.ts';
import { readArticle, type Definition } from './definition.ts';
import { cutMeaning } from './meaning-end.ts';

/** Reads what happens in a thing: "In negative reinforcement, a stimulus is removed…". */
export function findWithin(sentence: Sentence): Definition[] {
  const { tokens } = sentence;
  if (!sentence.askable || !/^(?:in|with|under|during)$/.test(tokens[0]?.lower ?? '')) return [];
  const article = readArticle(tokens[1]?.lower);
  const from = article ? 2 : 1;
  const to = findNounPhraseEnd(sentence, from);
  if (to === from || tokens[to]?.text !== ',' || article === 'the') return [];
  const term = sliceMidSentence(sentence, from, to);
  const clause = cutMeaning(sliceText(sentence, to + 1, tokens.length));
  if (!tokens.slice(to + 1).some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return [];
  return [
    {
      term,
      id: toTermId(term),
      plural: isPluralHead(sentence, to),
      article,
      meaning: clause,
      relation: 'within',
      sentence,
    },
  ];
}
