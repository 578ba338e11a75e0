import { toComparable } from '@study-assistant/contract/questions/compare-words';
import { areDistinct, eachOnce } from '@study-assistant/contract/questions/same-looking';
import { MAX_GAP_LENGTH } from '@study-assistant/contract/wire/constants';
import * as z from 'zod/mini';
import { normaliseText } from '../../language/words.ts';
import { cite, leaveOut } from '../../quiz/other-kinds.ts';
import {
  evidenceSchema,
  findTextFault,
  lineUpTo,
  prove,
  standsByItself,
  STRING,
  STRINGS,
  topicSchema,
  type ModelKind,
} from './model-kind.ts';

const MOST_GAPS = 4;
const FEWEST_SPARES = 2;
const MOST_SPARES = 5;
/** A question has 600 characters, of which gaps take a few. */
const MOST_CHARACTERS = 560;
const SECONDS_PER_GAP = 7;

const itemSchema = z.object({
  evidence: evidenceSchema,
  words: z.array(lineUpTo(MAX_GAP_LENGTH)).check(z.minLength(1), z.maxLength(MOST_GAPS)),
  others: z.array(lineUpTo(MAX_GAP_LENGTH)).check(z.minLength(FEWEST_SPARES)),
  topic: topicSchema,
});

const KEY = { matchCase: false, matchAccents: false, allowTypo: true };

/** A sentence or two of the document with gaps, and a bank of words to put in. */
export const gaps: ModelKind = {
  kind: 'gaps',
  list: 'gapTexts',
  rules: [
    '"evidence": one sentence, or two or three neighboring ones, copied word for word without numbers, that can be understood without what stands around them and begin with no pronoun.',
    '"words": one to four telling words or short terms of it, in their order, each as it stands there and there only once; each follows from the rest of the sentence for who has learned the subject, and from nothing else. Never a word that is only style, such as a verb or an adjective that others could replace.',
    '"others": three or four words of the same kind and form as these, that a student could mistake for them, that stand nowhere in the evidence, and that make it false in every gap.',
  ],
  properties: { evidence: STRING, words: STRINGS, others: STRINGS },
  answerForm: 'the words of the gaps in their order, with semicolons between',

  read(item, context) {
    const { success, data } = itemSchema.safeParse(item);
    if (!success) return 'shape';
    const { words, topic } = data;
    const fault = findTextFault([...words, ...data.others]);
    if (fault) return fault;
    const proof = prove(context, data.evidence);
    if (!proof || !standsByItself(proof)) return 'no-evidence';
    const { quote } = proof.place;
    if (quote.length > MOST_CHARACTERS || /[_[\]]/.test(quote)) return 'badly-worded';
    const places = words.map((word) => placeOf(word, quote));
    const found = places.flatMap((place) => (place ? [place] : []));
    if (found.length < words.length) return 'key-not-proven';
    const inOrder = found.toSorted((a, b) => a.start - b.start);
    if (inOrder.some(({ start }, at) => start < (inOrder[at - 1]?.end ?? 0))) return 'badly-worded';
    const keys = inOrder.map(({ start, end }) => quote.slice(start, end));
    const said = normaliseText(quote);
    const spares = data.others.slice(0, MOST_SPARES);
    if (!areDistinct([...keys, ...spares])) return 'repeated-key';
    if (spares.some((word) => said.includes(normaliseText(word)))) return 'given-away';
    const question = leaveOut(quote, inOrder);
    const bank = eachOnce([...keys, ...spares]);
    return {
      question: {
        kind: 'gaps',
        question,
        options: [],
        correctAnswer: 0,
        body: { gaps: keys.length, bank },
        key: { ...KEY, gaps: keys.map((key) => ({ words: [key] })) },
        explanation: `${keys.length === 1 ? 'The right word is' : 'The right words are'}: ${keys.join('; ')}. The text says: ${cite(proof.place)}`,
        secondsToAnswer: SECONDS_PER_GAP * keys.length,
      },
      proofs: [proof],
      topic,
      answers: keys,
      shown: [question, `Words to choose from: ${bank.join('; ')}`],
      isRight(answer) {
        const given = answer.split(';').map((word) => toComparable(word, KEY));
        return (
          given.length === keys.length &&
          keys.every((key, at) => toComparable(key, KEY) === given[at])
        );
      },
    };
  },
};

/** The only place where a word stands as a whole; null if there is none, or another one. */
function placeOf(word: string, quote: string): { start: number; end: number } | null {
  const escaped = word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'giu');
  const [first, second] = [...quote.matchAll(pattern)];
  return first && !second ? { start: first.index, end: first.index + first[0].length } : null;
}
