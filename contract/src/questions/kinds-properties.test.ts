import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { GAP } from '../wire/constants.ts';
import { isBlank } from './answer.ts';
import { editedQuestionSchema } from './edited-question.ts';
import type { GivenAnswer } from './kind-schemas.ts';
import { isRight, pointsOf, type QuestionKind } from './kind.ts';
import {
  arrangeOptions,
  asksTheSame,
  fitsQuestion,
  forAnybody,
  judgeAnswer,
  KINDS,
  listBuckets,
  mayWait,
  moveKey,
  packAnswer,
  sayAnswer,
  sayRight,
  unpackAnswer,
  type KeyedQuestion,
} from './kinds.ts';

const SEEDS = 10_000;

type Random = (below: number) => number;

/** Mulberry32: small, and the same everywhere. */
function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function optionsOf(random: Random, least: number, most: number): string[] {
  return Array.from({ length: least + random(most - least + 1) }, (_, at) => `Option ${at}`);
}

function someOf(random: Random, count: number): number[] {
  return Array.from({ length: count }, (_, at) => at).filter(() => random(2) === 0);
}

type Made = { question: KeyedQuestion; key: GivenAnswer; answer: GivenAnswer };

const makers: Record<string, (random: Random) => Made> = {
  choice(random) {
    const options = optionsOf(random, 2, 6);
    const correctAnswer = random(options.length);
    const question = { question: 'Which?', options, correctAnswer };
    return { question, key: correctAnswer, answer: random(options.length) };
  },
  several(random) {
    const options = optionsOf(random, 3, 8);
    const some = someOf(random, options.length);
    const rights = some.length > 0 ? some : [random(options.length)];
    const scoring = random(2) === 0 ? 'partial' : 'all-or-nothing';
    const key = { rights, scoring };
    return {
      question: { kind: 'several', question: 'Which?', options, correctAnswer: 0, key },
      key: { chosen: rights },
      answer: { chosen: someOf(random, options.length) },
    };
  },
  'true-false'(random) {
    const isTrue = random(2) === 0;
    const key = { isTrue, correction: '' };
    const options = ['True', 'False'];
    return {
      question: { kind: 'true-false', question: 'It is.', options, correctAnswer: 0, key },
      key: { value: isTrue },
      answer: { value: random(2) === 0 },
    };
  },
  number(random) {
    const value = (random(20_001) - 10_000) / 8;
    const asksUnit = random(2) === 0;
    const by = random(40) / 4;
    const tolerance = [
      { type: 'absolute', by },
      { type: 'percent', by },
      { type: 'range', from: value - by, to: value + by },
    ][random(3)];
    const body = { unit: asksUnit ? null : 'm', asksUnit };
    const key = { value, tolerance, units: asksUnit ? ['m', 'metre'] : [] };
    const units = ['', ' m', ' metre', ' s'];
    const unit = units[random(4)] ?? '';
    return {
      question: { kind: 'number', question: 'How far?', options: [], body, correctAnswer: 0, key },
      key: { text: `${value}${asksUnit ? ' metre' : ''}` },
      answer: { text: `${(random(20_001) - 10_000) / 8}${unit}` },
    };
  },
  gaps(random) {
    const words = ['osmosis', 'water', 'salt', 'Café', 'Zürich'];
    const bank = random(2) === 0 ? words.toSorted() : null;
    const gaps = Array.from({ length: 1 + random(8) }, () => ({
      words: [words[random(5)] ?? '', 'x'],
    }));
    const rule = () => random(2) === 0;
    const key = { gaps, matchCase: rule(), matchAccents: rule(), allowTypo: rule() };
    const typed = [...words, '', 'WATER ', 'osmosys', 'cafe.', 'y'.repeat(60), '…', '-\t-'];
    return {
      question: {
        ...{ kind: 'gaps', question: gaps.map(() => GAP).join(' and '), options: [] },
        ...{ body: { gaps: gaps.length, bank }, correctAnswer: 0, key },
      },
      key: { gaps: gaps.map(({ words: [word = ''] }) => ` ${word}.`) },
      answer: { gaps: gaps.map(() => typed[random(typed.length)] ?? '') },
    };
  },
  match(random) {
    const options = optionsOf(random, 2, 10);
    const lefts = Array.from({ length: 3 + random(6) }, (_, at) => `Left ${at}`);
    const pairs = lefts.map(() => random(options.length));
    const body = { lefts };
    return {
      question: {
        ...{ kind: 'match', question: 'What goes with what?', options, body },
        ...{ correctAnswer: 0, key: { pairs } },
      },
      key: { pairs },
      answer: { pairs: lefts.map(() => (random(3) === 0 ? null : random(options.length))) },
    };
  },
  order(random) {
    const options = optionsOf(random, 3, 8);
    const shuffled = () => {
      const left = options.map((_, at) => at);
      return options.flatMap(() => left.splice(random(left.length), 1));
    };
    const key = { order: shuffled(), scoring: random(2) === 0 ? 'partial' : 'all-or-nothing' };
    return {
      question: { kind: 'order', question: 'In which order?', options, correctAnswer: 0, key },
      key: { order: key.order },
      answer: { order: random(8) === 0 ? [] : shuffled() },
    };
  },
  text(random) {
    const words = ['Osmosis', 'diffusion of  water', 'H2O', 'Ä’b!'];
    const accepted = [`${words[random(4)]} ${random(9)}`, `${words[random(4)]} x`];
    const key = { accepted, matchCase: random(2) === 0 };
    const ends = ['', '.', '  ', '!?'];
    const given = [accepted[random(2)], 'something else', 'y'.repeat(1 + random(300))][random(3)];
    return {
      question: { kind: 'text', question: 'What?', options: [], correctAnswer: 0, key },
      key: { words: ` ${accepted[1]}${ends[random(4)]}` },
      answer: { words: `${given}${ends[random(4)]}`.slice(0, 300) },
    };
  },
};

test('every kind is among these', () => {
  expect(Object.keys(makers)).toEqual(Object.keys(KINDS));
});

describe.each(Object.entries(makers))('%s, over seeded questions and answers', (_kind, make) => {
  test('points lie within 0 and 1, the key has the whole point, and nothing has none', () => {
    const broken: unknown[] = [];
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const { question, key, answer } = make(randomOf(seed));
      const judged = judgeAnswer(question, answer);
      const points = pointsOf(judged);
      const isSound =
        points >= 0 &&
        points <= 1 &&
        (judged === 'unanswered') === isBlank(answer) &&
        (judged !== 'awaiting' || mayWait(question)) &&
        isRight(judgeAnswer(question, key)) &&
        judgeAnswer(question, null) === 'unanswered' &&
        fitsQuestion(question, answer);
      if (!isSound) broken.push({ seed, question, answer, points });
    }
    expect(broken).toEqual([]);
  });

  test('arranging, storing in few characters and moving the key change no point', () => {
    const broken: unknown[] = [];
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const { question, key, answer } = make(randomOf(seed));
      const order = arrangeOptions(question, (options) => options.map((_, at) => at).reverse());
      const packed = unpackAnswer(question, packAnswer(question, answer));
      const options = [...question.options].reverse();
      const other = { ...question, options };
      const moved = { ...other, ...moveKey(question, other) };
      const isSound =
        new Set(order).size === question.options.length &&
        pointsOf(judgeAnswer(question, packed)) === pointsOf(judgeAnswer(question, answer)) &&
        asksTheSame(question, other) &&
        sayRight(moved).length === sayRight(question).length &&
        sayAnswer(question, key) !== '';
      if (!isSound) broken.push({ seed, question, answer });
    }
    expect(broken).toEqual([]);
  });
});

test('an answer of one kind is none to another', () => {
  const made = Object.entries(makers).map(([kind, make]) => ({ kind, ...make(randomOf(7)) }));
  for (const { kind, question } of made) {
    for (const other of made.filter((one) => one.kind !== kind)) {
      expect(judgeAnswer(question, other.key)).toBe('unanswered');
      expect(fitsQuestion(question, other.key)).toBe(false);
    }
  }
});

test('a choice that names its kind is stored as one that does not', () => {
  const texts = { question: 'Which?', explanation: '', topic: 'rivers' };
  const choice = { ...texts, options: ['A', 'B'], correctAnswer: 1 };
  expect(editedQuestionSchema.parse({ ...choice, kind: 'choice' })).toStrictEqual(choice);
  expect(editedQuestionSchema.parse(choice)).toStrictEqual(choice);
});

describe('a kind of one’s own', () => {
  afterEach(() => delete KINDS.echo);

  /** Right is whoever repeats the question; it costs this object and a line in the list. */
  const echo: QuestionKind<unknown, undefined, { text: string }> = {
    body: z.optional(z.unknown()),
    key: z.pipe(
      z.unknown(),
      z.transform(() => undefined),
    ),
    answer: z.object({ text: z.string() }),
    places: () => 1,
    fits: () => true,
    judge({ question }, { text }) {
      const points = question === text ? 1 : question.startsWith(text) ? 0.5 : 0;
      return { points, parts: [{ part: 'echo', bucket: text, fraction: points }] };
    },
    isSame: (a, b) => a.question === b.question,
    moveKey: ({ correctAnswer }) => ({ correctAnswer, key: undefined }),
    say: (_, { text }) => text,
    sayRight: ({ question }) => question,
    arrange: () => [],
    pick: () => null,
    knownBuckets: () => [],
    pack: ({ text }) => text,
    unpack: (text) => ({ text }),
  };

  test('is judged, said and counted as soon as it is in the list', () => {
    KINDS.echo = forAnybody(echo);
    const question = { kind: 'echo', question: 'Ahoy', options: [], correctAnswer: 0 };
    expect(pointsOf(judgeAnswer(question, { text: 'Ah' }))).toBe(0.5);
    expect(isRight(judgeAnswer(question, { text: 'Ahoy' }))).toBe(true);
    expect(judgeAnswer(question, { text: ' ' })).toBe('unanswered');
    expect([sayAnswer(question, { text: 'Ah' }), sayRight(question)]).toEqual(['Ah', 'Ahoy']);
    expect(listBuckets(question)).toEqual([]);
  });

  test('is unknown before', () => {
    const question = { kind: 'echo', question: 'Ahoy', options: [], correctAnswer: 0 };
    expect(() => judgeAnswer(question, { text: 'Ahoy' })).toThrow('"echo"');
  });
});
