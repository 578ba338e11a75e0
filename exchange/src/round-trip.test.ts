import { editedQuestionSchema } from '@study-assistant/contract/questions/edited-question';
import { describe, expect, test } from 'vitest';
import { readQuestions } from './read/read-questions.ts';
import type { SentQuestion } from './sent-question.ts';
import { writeQuestions, WRITTEN_FORMATS } from './write/write-questions.ts';

/** mulberry32: the same quizzes at every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Texts that formats trip over. */
const PIECES = [
  ...[
    'river',
    'the Nile',
    'a = b',
    'x ~ y',
    '50% of #1',
    '{set}',
    'C:\\temp',
    'a -> b',
    '<b>',
    '&amp;',
  ],
  ...[
    '"said"',
    "it's",
    '=SUM(A1)',
    '-3',
    '+5',
    '@home',
    'ნაილი',
    'النيل',
    '水',
    '5 < 6 > 2',
    '::t::',
    '// no',
  ],
  ...['a,b;c', '$5', '****', '100 %', 'ANSWER: A', 'A) first', '[html]'],
];

const KINDS = [
  'choice',
  'several',
  'true-false',
  'number',
  'gaps',
  'match',
  'order',
  'text',
] as const;

function aQuestion(random: () => number, at: number): SentQuestion {
  const pick = <Thing>(things: readonly Thing[]) =>
    things[Math.floor(random() * things.length)] as Thing;
  const some = (amount: number) =>
    Array.from({ length: amount }, (_, n) => `${pick(PIECES)} ${'abcdefgh'[n] ?? ''}${n}`);
  const upTo = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const texts = {
    question: `${pick(PIECES)} ${pick(PIECES)} ${at}?`,
    explanation: random() < 0.5 ? '' : `Because ${pick(PIECES)}.`,
    topic: pick(['Rivers', 'Lakes and seas']),
  };
  const kind = pick(KINDS);
  switch (kind) {
    case 'choice': {
      const options = some(upTo(2, 6));
      return { ...texts, options, correctAnswer: upTo(0, options.length - 1) };
    }
    case 'several': {
      const options = some(upTo(3, 8));
      const rights = options.flatMap((_, n) => (n === 0 || random() < 0.4 ? [n] : []));
      return {
        ...texts,
        kind,
        options,
        key: { rights, scoring: pick(['partial', 'all-or-nothing']) },
      };
    }
    case 'true-false':
      return { ...texts, kind, key: { isTrue: random() < 0.5, correction: pick(['', 'No.']) } };
    case 'number': {
      const value = upTo(-500, 500) / 4;
      const tolerance = pick([
        { type: 'absolute' as const, by: 0.5 },
        { type: 'percent' as const, by: 10 },
        { type: 'range' as const, from: value - 1, to: value + 3 },
      ]);
      return {
        ...texts,
        kind,
        body: { unit: pick([null, 'km']), asksUnit: false },
        key: { value, tolerance, units: [] },
      };
    }
    case 'gaps': {
      const words = some(upTo(1, 3));
      return {
        ...{
          ...texts,
          kind,
          question: `${at}: ${words.map((_, n) => `part ${n} _____`).join(', ')}`,
        },
        body: { bank: pick([null, ['spare']]) },
        key: {
          gaps: words.map((word) => ({ words: [word] })),
          matchCase: false,
          matchAccents: false,
          allowTypo: false,
        },
      };
    }
    case 'match': {
      const lefts = some(upTo(3, 6));
      const options = [
        ...lefts.map((_, n) => `right ${pick(PIECES)} ${n}`),
        ...(random() < 0.5 ? ['spare'] : []),
      ];
      return { ...texts, kind, options, body: { lefts }, key: { pairs: lefts.map((_, n) => n) } };
    }
    case 'order': {
      const options = some(upTo(3, 8));
      return {
        ...texts,
        kind,
        options,
        key: { order: options.map((_, n) => n), scoring: pick(['partial', 'all-or-nothing']) },
      };
    }
    case 'text':
      return { ...texts, kind, key: { accepted: some(upTo(1, 4)), matchCase: random() < 0.3 } };
  }
}

function aQuiz(seed: number): SentQuestion[] {
  const random = seeded(seed);
  return Array.from({ length: 8 }, (_, at) => aQuestion(random, at));
}

const encode = (text: string) => new TextEncoder().encode(text);

describe.each(WRITTEN_FORMATS)('500 quizzes of all kinds in %s', (format) => {
  test('come in as they went out, but for what was told', async () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const questions = aQuiz(seed);
      const written = writeQuestions(format, { title: 'Rivers', questions });
      const read = await readQuestions(encode(written.text), written.name);
      expect(read.format, `seed ${seed}`).toBe(format);
      const lost = written.lost.join(' ');
      const isTold = (at: number) => new RegExp(`[ ,]${at + 1}[,.]`).test(lost);
      const left = read.items.filter(({ question }) => !question);
      expect(left, `seed ${seed}`).toEqual([]);
      const came = new Map(read.items.map(({ question }) => [question?.question, question]));
      questions.forEach((sent, at) => {
        if (isTold(at)) return;
        expect(came.get(sent.question), `seed ${seed}, question ${at + 1}`).toEqual(
          withoutRest(format, editedQuestionSchema.parse(sent)),
        );
      });

      const again = writeQuestions(format, {
        title: 'Rivers',
        questions: read.items.flatMap(({ question }) =>
          question ? [question as SentQuestion] : [],
        ),
      });
      const secondTime = await readQuestions(encode(again.text), again.name);
      expect(
        secondTime.items.map(({ question }) => question),
        `seed ${seed}`,
      ).toEqual(read.items.map(({ question }) => question));
    }
  });
});

/** A number is told by its bounds in every format but ours, which is the same to whoever answers. */
function withoutRest(format: string, question: ReturnType<typeof editedQuestionSchema.parse>) {
  if (format === 'csv' || !('kind' in question) || question.kind !== 'number') return question;
  return { ...question, key: expect.anything() as unknown };
}
