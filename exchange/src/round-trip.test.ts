import {
  editedQuestionSchema,
  type EditedQuestion,
} from '@study-assistant/contract/questions/edited-question';
import { expect, test } from 'vitest';
import { readQuestions } from './read-questions.ts';
import { seededQuiz } from './seeded-quiz.fixture.ts';
import { toWritable, type Writable } from './write/writable.ts';
import { writeQuestions } from './write-questions.ts';
import type { WrittenFormat } from './written-file.ts';

const SEEDS = 500;
/** Each format takes every fifth quiz, another fifth each, unless all are asked for: ALL_SEEDS=1. */
const STEP = process.env.ALL_SEEDS ? 1 : 5;

/** What may be other than it was, by the beginning of the sentence that tells it. */
const TOLD: [sentence: string, forget: (question: Writable) => unknown][] = [
  [
    'An answer that is partly right',
    (question) => question.kind === 'several' && setKey(question, 'scoring', 'partial'),
  ],
  [
    'An order that is partly right',
    (question) => question.kind === 'order' && setKey(question, 'scoring', 'all-or-nothing'),
  ],
  ['The corrections', (question) => setKey(question, 'correction', '')],
  ['Accents', (question) => setKey(question, 'matchAccents', true)],
  ['A slip of the pen', (question) => setKey(question, 'allowTypo', false)],
  ['Capitals make no difference in GIFT', (question) => setKey(question, 'matchCase', false)],
  [
    'A gap with a word bank',
    (question) => isBanked(question) && setKey(question, 'matchCase', false),
  ],
  [
    'Of the words that a gap',
    (question) => {
      if (question.kind !== 'gaps' || question.body.bank === null) return;
      question.key.gaps = question.key.gaps.map(({ words }) => ({ words: words.slice(0, 1) }));
    },
  ],
  [
    'Units were left out',
    (question) => {
      if (question.kind !== 'number') return;
      question.body = { unit: null, asksUnit: false };
      question.key.units = [];
    },
  ],
  [
    'The sign "->"',
    (question) => {
      if (question.kind === 'text') question.key.accepted = question.key.accepted.map(arrow);
      if (question.kind === 'match') question.body.lefts = question.body.lefts.map(arrow);
      if (question.kind === 'gaps') {
        question.key.gaps = question.key.gaps.map(({ words }) => ({ words: words.map(arrow) }));
      }
    },
  ],
  [
    'Tolerances in percent',
    (question) => {
      if (question.kind !== 'number' || question.key.tolerance.type !== 'percent') return;
      const by = (Math.abs(question.key.value) * question.key.tolerance.by) / 100;
      question.key.tolerance = { type: 'absolute', by };
    },
  ],
  [
    'Of a range',
    (question) => {
      if (question.kind !== 'number' || question.key.tolerance.type !== 'range') return;
      question.key.value = (question.key.tolerance.from + question.key.tolerance.to) / 2;
    },
  ],
  [
    'Ranges became',
    (question) => {
      if (question.kind !== 'number' || question.key.tolerance.type !== 'range') return;
      const { from, to } = question.key.tolerance;
      question.key.value = (from + to) / 2;
      question.key.tolerance = { type: 'absolute', by: (to - from) / 2 };
    },
  ],
];

function arrow(text: string): string {
  return text.replaceAll('->', '→');
}

function isBanked(question: Writable): boolean {
  return question.kind === 'gaps' && question.body.bank !== null;
}

function setKey(question: Writable, name: string, value: unknown): void {
  if ('key' in question && name in question.key) Object.assign(question.key, { [name]: value });
}

/** Questions without what the file's own sentences say is lost of each. */
function withoutLost(
  questions: readonly EditedQuestion[],
  lost: readonly string[],
): EditedQuestion[] {
  const losses = lost.map((sentence) => ({ sentence, numbers: numbersIn(sentence) }));
  return questions.flatMap((question, at) => {
    const own = losses.filter(({ numbers }) => numbers.has(at + 1)).map(({ sentence }) => sentence);
    const copy = toWritable(structuredClone(question));
    if (own.some((sentence) => sentence.startsWith('GIFT has no'))) return [];
    for (const [beginning, forget] of TOLD) {
      if (own.some((sentence) => sentence.startsWith(beginning))) forget(copy);
    }
    return editedQuestionSchema.parse(copy);
  });
}

/** The questions that a sentence names at its end, such as "questions 1–3, 7.". */
function numbersIn(sentence: string): Set<number> {
  const list = /: questions? ([\d–, ]+)\.$/.exec(sentence)?.[1] ?? '';
  const numbers = list.split(', ').flatMap((run) => {
    const [from = 0, to = from] = run.split('–').map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  expect(numbers.length, sentence).toBeGreaterThan(0);
  return new Set(numbers);
}

const READ_BACK: WrittenFormat[] = ['gift', 'moodle-xml', 'qti-2.2', 'qti-3.0', 'csv'];

test.each(READ_BACK)(
  'a quiz goes out as %s, comes in and goes out again without a difference that was not told',
  async (format) => {
    const broken: unknown[] = [];
    for (let seed = READ_BACK.indexOf(format) % STEP; seed < SEEDS; seed += STEP) {
      const quiz = seededQuiz(seed);
      const written = await writeQuestions(format, quiz);
      const reading = readQuestions(written.bytes, written.name);
      const questions = reading.items.flatMap(({ question }) => question ?? []);
      const again = await writeQuestions(format, { ...quiz, questions });
      const third = readQuestions(again.bytes, again.name);
      try {
        expect(reading.format).toBe(format);
        expect(reading.items.filter(({ outcome }) => outcome === 'doubtful')).toEqual([]);
        expect(questions).toEqual(withoutLost(quiz.questions, written.lost));
        expect(third.items.map(({ question }) => question)).toEqual(questions);
      } catch (error) {
        broken.push({ seed, error: String(error) });
      }
    }
    expect(broken.slice(0, 3)).toEqual([]);
  },
);
