import { refused } from './refused.ts';

type Bounds = {
  /** What the model was given; a number that is not in it was made up. */
  facts: string;
  maxCharacters: number;
};

const MIN_CHARACTERS = 8;

/** Number words from two: "one" is a pronoun as often as a count. */
const NUMBER_WORDS = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/**
 * One line of a model's advice as it may be shown: no links, no markup, no talk of the request, no
 * number of its own.
 *
 * @throws WriterError, for the log, when it may not
 */
export function checkWords(text: string, { facts, maxCharacters }: Bounds): void {
  if (text.length < MIN_CHARACTERS || text.length > maxCharacters) throw refused('bad length');
  if (/https?:|www\.|\b[\w-]+\.(?:com|org|net|io|edu|gov)\b|\S@\S/i.test(text)) {
    throw refused('a link or an address');
  }
  if (/[<>`*_#[\]|~\\]|={3}/.test(text)) throw refused('markup');
  if (
    /\bprompt\b|\bas an ai\b|\blanguage model\b|\binstructions?\b|\bjson\b|\bthe (?:data|list)\b/i.test(
      text,
    )
  ) {
    throw refused('talk about the request');
  }
  const given = numbersIn(facts);
  if ([...numbersIn(text)].some((number) => !given.has(number)))
    throw refused('a number of its own');
}

/** Values, so that "07" and "7", or "three" and "3", are one number. */
function numbersIn(text: string): Set<number> {
  const digits = text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const spelled = words.flatMap((word) => {
    const index = NUMBER_WORDS.indexOf(word);
    return index < 0 ? [] : [index + 2];
  });
  return new Set([...digits, ...spelled]);
}
