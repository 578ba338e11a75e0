import { eachOnce } from '@study-assistant/contract/questions/same-looking';
import { MAX_ITEM_LENGTH } from '@study-assistant/contract/wire/constants';
import type { Definition } from '../../facts/definitions/definition.ts';
import { standsAlone } from '../../language/standing.ts';
import {
  capitalise,
  contentStems,
  overlapShare,
  splitWords,
  stemWord,
} from '../../language/words.ts';
import { cite } from '../../quiz/other-kinds.ts';
import { isSameThing } from '../../validator/same-thing.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import type { Asked } from './asked.ts';
import { shareRoot } from './gap-words.ts';
import type { OtherProposal, OtherQuestion } from './other-question.ts';
import type { Teaching } from './teaching.ts';

const FEWEST_PAIRS = 4;
const MOST_PAIRS = 5;
const MOST_QUESTIONS = 3;
/** Meanings that share more words may fit each other's terms. */
const ALIKE = 0.5;
const LONGEST_EXPLANATION = 1500;
const SECONDS_PER_PAIR = 7;
const VALUE = 0.6;
const LEAST_CONFIRMED = 0.25;

/** Terms to be matched with their meanings, from different sentences of the document. */
export function proposeMatches(
  index: DocumentIndex,
  teaching: Teaching,
  asked: Asked,
): OtherProposal[] {
  let open = index.analysis.definitions.filter(
    (one) =>
      isClear(one) &&
      isConfirmed(one, teaching) &&
      !asked.has({ ids: [one.id], places: [one.sentence.index] }),
  );
  const proposals: OtherProposal[] = [];
  while (proposals.length < MOST_QUESTIONS) {
    const pairs = choosePairs(open, index);
    if (pairs.length < FEWEST_PAIRS) break;
    open = open.filter((one) => !pairs.includes(one));
    proposals.push({
      kind: 'match',
      ids: pairs.map(({ id }) => id),
      places: pairs.map(({ sentence }) => sentence.index),
      value: VALUE + 0.02 * pairs.length,
      write: () => write(pairs),
    });
  }
  return proposals;
}

/** A short meaning that can be read apart from its sentence and does not name its term. */
function isClear({ term, meaning, relation, sentence }: Definition): boolean {
  if (!/^(?:is|called|refers|apposition|glossary)$/.test(relation) || sentence.restsOnTwo)
    return false;
  if (meaning.length > MAX_ITEM_LENGTH || !standsAlone(meaning, '')) return false;
  if (/\b(?:it|its|they|their|he|his|she|her)\b|[()[\]]/i.test(meaning)) return false;
  const own = splitWords(term).map(stemWord);
  return !splitWords(meaning).some((word) => own.some((stem) => shareRoot(stem, stemWord(word))));
}

/** "Voting is a basic human right" has the form of a definition and is none. */
function isConfirmed({ id, relation, sentence }: Definition, teaching: Teaching): boolean {
  if (relation === 'glossary' || relation === 'refers') return true;
  return teaching.isTerm(id) && teaching.confirms(sentence, id) >= LEAST_CONFIRMED;
}

/** Each pair of another term, sentence and meaning; no meaning names a term of the question. */
function choosePairs(open: readonly Definition[], { analysis }: DocumentIndex): Definition[] {
  const pairs: Definition[] = [];
  for (const one of open) {
    if (pairs.length >= MOST_PAIRS) break;
    const fits = pairs.every(
      (other) =>
        other.plural === one.plural &&
        other.sentence.quote !== one.sentence.quote &&
        !isSameThing(analysis.glossary, other.term, one.term) &&
        overlapShare(contentStems(other.meaning), contentStems(one.meaning)) < ALIKE &&
        !names(one.meaning, other.term) &&
        !names(other.meaning, one.term),
    );
    if (fits) pairs.push(one);
  }
  return pairs;
}

function names(meaning: string, term: string): boolean {
  const told = splitWords(meaning).map(stemWord);
  return splitWords(term).some((word) => told.some((other) => shareRoot(stemWord(word), other)));
}

function write(pairs: readonly Definition[]): OtherQuestion | null {
  const [first] = pairs;
  if (!first) return null;
  const rights = pairs.map(({ meaning }) => capitalise(meaning));
  const options = eachOnce(rights);
  const explanation = [
    'The text says:',
    ...pairs.map(({ term, sentence }) => `${capitalise(term)}: ${cite(sentence)}`),
  ].join(' ');
  if (explanation.length > LONGEST_EXPLANATION || options.length < rights.length) return null;
  return {
    kind: 'match',
    question: 'Match each term with its meaning.',
    options,
    correctAnswer: 0,
    body: { lefts: pairs.map(({ term }) => capitalise(term)) },
    key: { pairs: rights.map((right) => options.indexOf(right)) },
    explanation,
    answers: pairs.map(({ term }) => term),
    matter: rights.join(' '),
    grounds: first.sentence,
    places: pairs.map(({ sentence }) => sentence.index),
    value: VALUE,
    secondsToAnswer: SECONDS_PER_PAIR * pairs.length,
  };
}
