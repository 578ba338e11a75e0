import { LeftOut, type Asks, type FoundQuestion } from '../items/found-question.ts';
import { CORRECTION, topicOf, withoutWildcards } from '../items/moodle-habits.ts';
import { createNotes, explanationOf, FEEDBACK_LEFT_OUT, type Notes } from '../items/notes.ts';
import { settle } from '../items/settle.ts';
import { GAP_MARK, placeGaps } from '../markup/gap-mark.ts';
import type { ReadItem } from '../read-item.ts';
import { readGiftNumber } from './gift-number.ts';
import { giftText, takeApart, type GiftParts } from './gift-parts.ts';
import { splitGift, type GiftChunk } from './split-gift.ts';

/** Reads GIFT as Moodle does. Each item is read when it is asked for. */
export function readGift(text: string): (() => ReadItem)[] {
  return splitGift(text).map((chunk, at) => () => readChunk(chunk, at));
}

function readChunk(chunk: GiftChunk, at: number): ReadItem {
  const parts = takeApart(chunk.text);
  const notes = createNotes();
  const text = (part: string) => giftText(part, parts.format, notes);
  const stem = stemOf(parts, text) || parts.title;
  return settle(placeOf(parts, chunk, at), stem, () => {
    const { answers, explanation } = splitExplanation(parts, text);
    const asks = readAnswers(answers, text, notes);
    if (!parts.isClosed) notes.doubt('Its closing brace is missing.');
    const found: FoundQuestion = {
      place: placeOf(parts, chunk, at),
      stem,
      explanation: explanationOf(explanation, asks.explanation, notes),
      topic: topicOf(chunk.category),
      notes,
      asks,
    };
    return asks.as === 'words' && hasWord(parts.before, parts.after) ? asGap(found, asks) : found;
  });
}

type Read = Asks & { explanation: string };
type ToText = (text: string) => string;

function placeOf({ title }: GiftParts, { category }: GiftChunk, at: number): string {
  const name = title === '' ? '' : `, "${title.slice(0, 80)}"`;
  return `Question ${at + 1}${name}${category === '' ? '' : ` in category ${topicOf(category)}`}`;
}

function stemOf({ before, answers, after }: GiftParts, text: ToText): string {
  return answers !== null && hasWord(before, after)
    ? placeGaps(text(before + GAP_MARK + after))
    : text(before);
}

/** A dot behind the answers belongs to a sentence with a gap, unless the sentence has ended before them. */
function hasWord(before: string, after: string): boolean {
  return /[\p{L}\p{N}]/u.test(after) || (after.trim() !== '' && !/[?.!:]\s*$/.test(before));
}

function splitExplanation(
  parts: GiftParts,
  text: ToText,
): { answers: string; explanation: string } {
  if (parts.answers === null) throw new LeftOut('It asks nothing: it has no answers in braces.');
  const at = parts.answers.indexOf('####');
  if (at < 0) return { answers: parts.answers.trim(), explanation: '' };
  return {
    answers: parts.answers.slice(0, at).trim(),
    explanation: text(parts.answers.slice(at + 4)),
  };
}

function readAnswers(answers: string, text: ToText, notes: Notes): Read {
  if (answers === '') throw new LeftOut('It asks for an essay, which is no kind of question here.');
  if (answers.startsWith('#')) {
    return { ...readGiftNumber(answers.slice(1), text, notes), explanation: '' };
  }
  if (answers.includes('~')) return readOptions(answers, text, notes);
  if (answers.includes('=') && answers.includes('->')) return readPairs(answers, text, notes);
  const statement = /^(T|TRUE|F|FALSE)\s*(?:#([^#]*))?(?:#([^#]*))?$/i.exec(answers);
  if (statement) return readStatement(statement, text, notes);
  return readWords(answers, text, notes);
}

function readOptions(answers: string, text: ToText, notes: Notes): Read {
  // "=" marks the right one of a single choice; without it several are chosen.
  const single = answers.includes('=');
  const read = answers
    .replaceAll('=', '~=')
    .split('~')
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '' && answer !== '=')
    .map((answer) => readWeighed(answer, text));
  const all = read.reduce((sum, { share }) => sum + Math.max(0, share), 0);
  if (!single && read.length > 0 && all > 1.05) {
    notes.change('Its right options give more than the whole point together.');
  }
  const options = read.map(({ text: said, share }) => ({ text: said, share }));
  const right = read.find(({ share }) => share >= 1) ?? read.find(({ share }) => share > 0);
  const explanation = single ? (right?.feedback ?? '') : '';
  if (read.some(({ feedback }) => feedback !== '' && feedback !== explanation)) {
    notes.change(FEEDBACK_LEFT_OUT);
  }
  return { as: 'options', options, single, scoring: 'partial', explanation };
}

function readWeighed(answer: string, text: ToText) {
  const isRight = answer.startsWith('=');
  const bare = (isRight ? answer.slice(1) : answer).trim();
  const weight = /^%\s*(-?\d{1,3}(?:[.,]\d+)?)\s*%/.exec(bare);
  const [said = '', ...feedback] = bare.slice(weight?.[0].length ?? 0).split('#');
  const share = weight ? Number(weight[1]?.replace(',', '.')) / 100 : isRight ? 1 : 0;
  return { text: text(said), share, feedback: text(feedback.join('#')) };
}

function readPairs(answers: string, text: ToText, notes: Notes): Read {
  const pairs: { left: string; right: string }[] = [];
  const spare: string[] = [];
  for (const answer of answers.split('=').filter((one) => one.trim() !== '')) {
    const [pair = '', feedback] = answer.split('#');
    if (feedback?.trim()) notes.change(FEEDBACK_LEFT_OUT);
    const at = pair.indexOf('->');
    if (at < 0) throw new LeftOut('One of its pairs has no "->".');
    const left = text(pair.slice(0, at));
    const right = text(pair.slice(at + 2));
    if (left === '') spare.push(right);
    else pairs.push({ left, right });
  }
  return { as: 'pairs', pairs, spare, explanation: '' };
}

function readStatement(statement: RegExpExecArray, text: ToText, notes: Notes): Read {
  const [, value = '', wrong = '', right = ''] = statement;
  const isTrue = /^t/i.test(value);
  const said = text(wrong);
  const correction = !isTrue && said.startsWith(CORRECTION) ? said.slice(CORRECTION.length) : '';
  if (said !== '' && correction === '') notes.change(FEEDBACK_LEFT_OUT);
  return { as: 'statement', isTrue, correction, explanation: text(right) };
}

function readWords(answers: string, text: ToText, notes: Notes): Read {
  const read = answers
    .split('=')
    .filter((answer) => answer.trim() !== '')
    .map((answer) => readWeighed(`=${answer.trim()}`, text));
  if (read.some(({ share }) => share > 0 && share < 1)) {
    notes.change('An answer that was partly right waits for the teacher here.');
  }
  const rights = read.filter(({ share }) => share >= 0.99);
  const explanation = rights.find(({ feedback }) => feedback !== '')?.feedback ?? '';
  if (read.some(({ feedback }) => feedback !== '' && feedback !== explanation)) {
    notes.change(FEEDBACK_LEFT_OUT);
  }
  const accepted = withoutWildcards(
    rights.map((one) => one.text),
    notes,
  );
  return { as: 'words', accepted, matchCase: false, explanation };
}

function asGap(found: FoundQuestion, asks: Extract<Asks, { as: 'words' }>): FoundQuestion {
  const { accepted: words, matchCase } = asks;
  return {
    ...found,
    asks: {
      as: 'gaps' as const,
      gaps: [words],
      bank: null,
      ...{ matchCase, matchAccents: true, allowTypo: false },
    },
  };
}
