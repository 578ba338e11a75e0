import { GAP } from '@study-assistant/contract/wire/constants';
import { parse, type GIFTQuestion, type TextFormat } from 'gift-pegjs';
import { toShort } from '../number-bounds.ts';
import { htmlToText } from '../text/html-to-text.ts';
import {
  toChoice,
  toMatch,
  toNumber,
  toSeveral,
  toText,
  toTrueFalse,
  WHOLE,
  type Amount,
  type Made,
  type Texts,
  type Weighed,
} from './choices.ts';
import { toTopic, type Found } from './read-file.ts';

/**
 * Questions in GIFT. Each is read apart, so that one that is not well written costs itself alone. A file
 * of Moodle's own ends a question with an empty line, and so does this reader.
 */
export function readGift(text: string): Found[] {
  const found: Found[] = [];
  let category: string | null = null;
  for (const block of splitBlocks(text)) {
    const parsed = parseBlock(block);
    if (parsed === null) {
      found.push({
        ...placeOf(found.length, category),
        stem: block,
        notes: [],
        question: UNREADABLE,
      });
      continue;
    }
    for (const question of parsed) {
      if (question.type === 'Category') category = question.title;
      else if (question.type === 'Description') {
        const { text: stem } = plain(question.stem);
        found.push({ ...placeOf(found.length, category), stem, notes: [], question: NO_QUESTION });
      } else found.push(toFound(question, placeOf(found.length, category)));
    }
  }
  return found;
}

const UNREADABLE = { leftOut: 'It is not written as GIFT wants it.' };
const NO_QUESTION = { leftOut: 'It is a text without a question.' };

type Place = { place: string; topic: string };

function placeOf(before: number, category: string | null): Place {
  const number = `Question ${before + 1}`;
  const topic = toTopic(category);
  return { place: category === null ? number : `${number} in ${topic}`, topic };
}

/** Lines of comments belong to no question, and may stand inside one. */
function splitBlocks(text: string): string[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter((line) => !/^\s*\/\//.test(line));
  const blocks = lines.join('\n').split(/\n[^\S\n]*\n/);
  // A category may stand right above a question.
  return blocks
    .flatMap((block) => block.split(/(?<=^\s*\$CATEGORY:[^\n]*)\n/))
    .filter((block) => block.trim() !== '');
}

function parseBlock(block: string): GIFTQuestion[] | null {
  try {
    return parse(`${block.trim()}\n`);
  } catch {
    return null;
  }
}

type Asked = Exclude<GIFTQuestion, { type: 'Category' | 'Description' }>;

function toFound(asked: Asked, { place, topic }: Place): Found {
  const stem = plain(asked.stem);
  const general = plain(asked.globalFeedback);
  const texts = { question: stem.text, explanation: general.text, topic };
  const made = make(asked, texts);
  const notes = new Set([...stem.notes, ...general.notes, ...made.notes]);
  if (hasFeedback(asked)) notes.add('What is said to single answers is left out.');
  return {
    place,
    stem: stem.text === '' ? (asked.title ?? '') : stem.text,
    notes: [...notes],
    question: made.question,
  };
}

function make(asked: Asked, texts: Texts): Made {
  switch (asked.type) {
    case 'MC': {
      const options = asked.choices.map(toWeighed);
      // Moodle shows boxes where no option is written as the right one.
      const isSeveral = !asked.choices.some(({ isCorrect }) => isCorrect);
      const whole = asked.hasEmbeddedAnswers
        ? { ...texts, question: texts.question.replace(GAP, '…') }
        : texts;
      return isSeveral ? toSeveral(whole, options) : toChoice(whole, options);
    }
    case 'Short': {
      const answers = asked.choices.map((choice) => ({
        ...toWeighed(choice),
        text: choice.text.text.trim(),
      }));
      return texts.question.split(GAP).length === 2
        ? toGap(texts, answers)
        : toText(texts, answers, false);
    }
    case 'TF':
      return toTrueFalse(texts, asked.isTrue);
    case 'Matching':
      return toMatch(
        texts,
        asked.matchPairs.map(({ subquestion, subanswer }) => ({
          left: plain(subquestion).text,
          right: unescape(subanswer),
        })),
      );
    case 'Numerical':
      return toNumber(texts, listAmounts(asked.choices));
    case 'Essay':
      return {
        question: { leftOut: 'A long answer is nothing that can be marked here.' },
        notes: [],
      };
  }
}

/** One gap in a sentence, with the words that fill it. */
function toGap(texts: Texts, answers: readonly Weighed[]): Made {
  const words = answers.filter(({ percent }) => percent === WHOLE).map(({ text }) => text);
  const key = { gaps: [{ words }], matchCase: false, matchAccents: false, allowTypo: false };
  const isPart = words.length < answers.length;
  return {
    question: { ...texts, kind: 'gaps', body: { bank: null }, key },
    notes: isPart ? ['Answers that are partly right are left out.'] : [],
  };
}

type Choice = { isCorrect: boolean; weight: number | null; text: TextFormat };

function toWeighed({ isCorrect, weight, text }: Choice): Weighed {
  return { text: plain(text).text, percent: weight ?? (isCorrect ? WHOLE : 0) };
}

type Numbers = Extract<Asked, { type: 'Numerical' }>['choices'];
type Bounds = Exclude<Numbers, readonly unknown[]>;

function listAmounts(choices: Numbers): Amount[] {
  if (!Array.isArray(choices)) return [toAmount(choices, WHOLE)];
  return choices.map(({ text, weight, isCorrect }) =>
    toAmount(text, weight ?? (isCorrect ? WHOLE : 0)),
  );
}

function toAmount(given: Bounds, percent: number): Amount {
  const { type, number, range, numberHigh, numberLow } = given;
  if (type !== 'high-low') return { value: Number(number), by: Number(range ?? 0), percent };
  const [low, high] = [Number(numberLow), Number(numberHigh)];
  return { value: toShort((low + high) / 2), by: toShort(Math.abs(high - low) / 2), percent };
}

/** The parser leaves its own marks for escaped signs in the right side of a pair. */
function unescape(side: string): string {
  return side.replace(/&&(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))).trim();
}

function hasFeedback(asked: Asked): boolean {
  if (asked.type === 'TF') return asked.trueFeedback !== null || asked.falseFeedback !== null;
  if (!('choices' in asked) || !Array.isArray(asked.choices)) return false;
  return asked.choices.some(({ feedback }) => feedback !== null);
}

/** In every format but "plain", Moodle shows tags as HTML. */
function plain(given: TextFormat | null): { text: string; notes: string[] } {
  if (given === null) return { text: '', notes: [] };
  const { format, text } = given;
  const isHtml = format === 'html' || /<[a-z/!]|&[#\w]+;/i.test(text);
  if (format === 'plain' || !isHtml) return { text: text.trim(), notes: [] };
  return htmlToText(format === 'html' ? text : text.replace(/\n/g, '<br>'));
}
