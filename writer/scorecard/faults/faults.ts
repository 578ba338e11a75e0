import type { SourceDocument } from '../../src/document/source-document.ts';
import { capitalise, contentStems, stemWord, splitWords } from '../../src/language/words.ts';
import { getKey, type Item } from '../scored-quiz.ts';
import { addSentence, replaceDistractor, withDistractors, type Fault } from './plant.ts';

/** The ways in which questions go wrong, each planted into questions without a finding. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'key swapped': (item) => ({ item: { ...item, correctAnswer: (item.correctAnswer + 1) % 4 } }),
  'option doubled': (item) => withDistractors(item, ([, ...rest]) => [rest[0] ?? '', ...rest]),
  'distractor from the stem': (item) => withWordOf(item, item.question),
  'distractor from the evidence': (item) => withWordOf(item, item.quote ?? ''),
  'key lengthened': (item) => withKey(item, lengthened(getKey(item), item.options)),
  'quote invented': (item) => ({ item: { ...item, quote: invented(item.quote ?? '') } }),
  'second right answer: more words': (item) =>
    replaceDistractor(item, `${getKey(item).replace(/[.]$/, '')} itself`),
  'second right answer: plural': (item) =>
    /\p{L}$/u.test(getKey(item)) && !/s$/.test(getKey(item))
      ? replaceDistractor(item, `${getKey(item)}s`)
      : null,
  'second right answer: acronym': (item) => {
    const initials = splitWords(getKey(item)).map((word) => word.charAt(0).toUpperCase());
    return !/^[A-Z]{3,5}$/.test(initials.join(''))
      ? null
      : replaceDistractor(item, initials.join(''));
  },
  'second right answer: said elsewhere': saidElsewhere,
  'none of the above': (item) => replaceDistractor(item, 'None of the above'),
  'all of the above': (item) => replaceDistractor(item, 'All of the above'),
  'negative stem': (item) => {
    const question = item.question.replace(/\b(?:is|are|was|were|did|does|do|can)\b/, '$& not');
    return question === item.question ? null : { item: { ...item, question } };
  },
  'dangling opener': (item) => ({
    item: { ...item, question: `In this case, ${lowered(item.question)}` },
  }),
  'reference to a figure': (item) => ({
    item: { ...item, question: `As Figure 3 shows, ${lowered(item.question)}` },
  }),
  'stem word in the key alone': withStemWordInKey,
  'article that fits some': (item) => {
    const starts = new Set(item.options.map((option) => /^[aeiou]/i.test(option)));
    const question = `The answer that the lesson gives to us is an ____.`;
    return starts.size < 2 ? null : { item: { ...item, question } };
  },
  'numbers out of order': (item) => {
    const [a = '', b = '', ...rest] = item.options;
    if (!item.options.every((option) => /^\d/.test(option))) return null;
    const correctAnswer = [1, 0, 2, 3][item.correctAnswer] ?? 0;
    return { item: { ...item, options: [b, a, ...rest], correctAnswer } };
  },
  'stem too short': (item) => ({ item: { ...item, question: 'What is it?' } }),
  'stem too long': (item) => ({
    item: {
      ...item,
      question: `${'After a long and careful reading of the whole of the lesson, '.repeat(3)}${lowered(item.question)}`,
    },
  }),
  'same question in other words': (item) => ({
    others: [{ ...item, question: `In the lesson, ${lowered(item.question)}` }],
  }),
};

const CLEARLY_LONGER = 1.3;

function lengthened(key: string, options: readonly string[]): string {
  const longest = Math.max(...options.map((option) => option.length));
  let longer = key.replace(/[.]$/, '');
  do longer += ', as is widely known';
  while (longer.length < CLEARLY_LONGER * longest);
  return longer;
}

function withKey(item: Item, key: string): ReturnType<Fault> {
  return { item: { ...item, options: item.options.with(item.correctAnswer, key) } };
}

function withWordOf(item: Item, text: string): ReturnType<Fault> {
  const word = tellingWord(text, item.options);
  return word === null ? null : replaceDistractor(item, word);
}

function withStemWordInKey(item: Item): ReturnType<Fault> {
  const word = tellingWord(item.question, item.options);
  return word === null ? null : withKey(item, `${capitalise(word)} ${lowered(getKey(item))}`);
}

/** The longest word of a text that no option has. */
function tellingWord(text: string, options: readonly string[]): string | null {
  const taken = contentStems(options.join(' '));
  const free = splitWords(text).filter(
    (word) => contentStems(word).size > 0 && !taken.has(stemWord(word)),
  );
  return free.reduce<string | null>((a, b) => (a === null || b.length > a.length ? b : a), null);
}

/** A sentence of the document with one word of it changed. */
function invented(quote: string): string {
  const longest = splitWords(quote).reduce((a, b) => (b.length > a.length ? b : a), '');
  return quote.replace(new RegExp(longest, 'i'), 'dragonfly');
}

/** The document says of a wrong answer what the quote says of the right one. */
function saidElsewhere(item: Item, document: SourceDocument): ReturnType<Fault> {
  const { quote = '' } = item;
  const at = quote.toLowerCase().indexOf(getKey(item).toLowerCase());
  const wrong = item.options[(item.correctAnswer + 1) % item.options.length];
  // A quote of two sentences says of its key in one what the question asks in the other.
  if (at < 0 || wrong === undefined || /[.!?] \p{Lu}/u.test(quote)) return null;
  const text = quote.slice(0, at) + wrong + quote.slice(at + getKey(item).length);
  return { document: addSentence(document, text) };
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
