import { GIVEN_NAMES } from '../../src/language/word-lists/names/given-names.ts';
import { getDistractors, getKey, type Item } from '../scored-quiz.ts';
import { addSentence, replaceDistractor, type Fault } from './plant.ts';
import { renameBySynonym } from './synonyms.ts';

/** A wrong answer that is right: the key by another name, or what the document says of both. */
export const SECOND_ANSWERS: Readonly<Record<string, Fault>> = {
  'alias: initial in the middle': (item) =>
    byName(item, (given, family) => `${given} A. ${family}`),
  'alias: initial for the given name': (item) =>
    byName(item, (given, family) => `${given.charAt(0)}. ${family}`),
  'alias: family name alone': (item) => byName(item, (_, family) => family),
  'alias: turned round': (item) => {
    const [, head, owner] = /^(\S+) of (?:the |an? )?(\S+)$/i.exec(getKey(item)) ?? [];
    return head && owner ? replaceDistractor(item, `${owner} ${head.toLowerCase()}`) : null;
  },
  'alias: of the owner': (item) => {
    const [, owner, head] = /^(\p{L}{3,}) (\p{L}{3,})$/u.exec(getKey(item)) ?? [];
    if (!owner || !head || ADJECTIVE_ENDING.test(owner) || GIVEN_NAMES.has(owner.toLowerCase()))
      return null;
    return replaceDistractor(item, `${head.toLowerCase()} of the ${owner.toLowerCase()}`);
  },
  'alias: British spelling': (item) => {
    const british = BRITISH.reduce(
      (text, [american, spelling]) => text.replace(american, spelling),
      getKey(item),
    );
    return british === getKey(item) || !isTerm(getKey(item))
      ? null
      : replaceDistractor(item, british);
  },
  synonym: (item) => {
    const key = getKey(item);
    const other = isTerm(key) ? renameBySynonym(key) : null;
    return other === null ? null : replaceDistractor(item, other);
  },
  'parallel fact': (item, document) => {
    const [wrong = ''] = getDistractors(item);
    const sentence = asStatement(item, wrong, wrong);
    return sentence === null ? null : { document: addSentence(document, sentence) };
  },
  'parallel fact: of both': (item, document) => {
    const [wrong = ''] = getDistractors(item);
    const sentence = asStatement(item, wrong, `both ${getKey(item)} and ${wrong}`);
    return sentence === null ? null : { document: addSentence(document, sentence) };
  },
};

const MOST_WORDS_OF_A_TERM = 3;

/** A clause that holds another name is no other name. */
function isTerm(phrase: string): boolean {
  return phrase.split(' ').length <= MOST_WORDS_OF_A_TERM;
}

const ADJECTIVE_ENDING =
  /(?:[aiu]l|ic|[ai]ve|ous|ary?|ory|ed|ing|ly|[ai]ble|an|[ae]nt|less|ful|oid|ese|ish|er|or|[ie]ct|st|[^s]s)$/i;

/** Endings and beginnings that differ between the shores of the Atlantic. */
const BRITISH: readonly [RegExp, string][] = [
  [/\b(behavi|col|fav|hon|lab|tum|vap|neighb)or/i, '$1our'],
  [/\b(cent|fib|met|theat)er\b/i, '$1re'],
  [/([^s])(iz)(e[ds]?|ation|ing)\b/i, '$1is$3'],
  [/hem(o|ato|at)/i, 'haem$1'],
  [/\b(o?)esophag/i, 'oesophag'],
  [/\bestrogen/i, 'oestrogen'],
  [/\bfetus/i, 'foetus'],
  [/nemia\b/i, 'naemia'],
];

/** The key, a person's name of two words, in another form. */
function byName(item: Item, rename: (given: string, family: string) => string): ReturnType<Fault> {
  const [, given = '', family = ''] = /^(\p{Lu}\p{L}+) (\p{Lu}\p{L}+)$/u.exec(getKey(item)) ?? [];
  if (!GIVEN_NAMES.has(given.toLowerCase())) return null;
  return replaceDistractor(item, rename(given, family));
}

const AUXILIARY =
  /^(?:which|what|who)\b.*?\b((?:is|are|was|were|has|have|had|can|could|will|would|may|must)\b.+)\?$/i;

const MOST_WORDS = 5;
const OPENS_CLAUSE = /^(?:it|they|he|she|we|there|to|by|because|when|if|that|in|on|at)\b/i;

/** A stem with an answer in it; null where these cannot simply be put together. */
function asStatement({ question }: Item, wrong: string, answer: string): string | null {
  if (wrong.split(' ').length > MOST_WORDS || OPENS_CLAUSE.test(wrong)) return null;
  const stem = question.replace(/^complete the sentence:\s*/i, '').trim();
  if (/_{2,}/.test(stem)) return `${stem.replace(/_{2,}/, answer).replace(/[.?:]$/, '')}.`;
  const predicate = AUXILIARY.exec(stem)?.[1];
  return predicate === undefined ? null : `${answer} ${predicate}.`;
}
