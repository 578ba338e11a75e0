import type { QuestionResult } from '@study-assistant/contract/attempts/attempts';
import { describe, expect, test } from 'vitest';
import {
  addMissed,
  addMissedOnBoard,
  answerItem,
  dueItems,
  EMPTY_BOOK,
  findItem,
  isLearned,
  itemsOfAttempt,
  lookFrom,
  nextDay,
  recentItems,
  withItem,
  type PracticeItem,
} from './practice.ts';

const result: QuestionResult = {
  questionId: 'q1',
  question: 'Where does a delta form?',
  options: ['Mouth', 'Source', 'Dam', 'Lake'],
  userAnswer: 1,
  correctAnswer: 0,
  isCorrect: false,
  explanation: '',
  topic: 'rivers',
  source: { page: 1, section: null, quote: 'A delta forms at the mouth.' },
  benchmarkTime: 20,
  estimatedTime: 10,
};

function anAttempt(id: string, completedAt: string, missed: string[], quizId = 'rivers') {
  const detailedResults = ['q1', 'q2', 'q3'].map((questionId) => ({
    ...result,
    questionId,
    isCorrect: !missed.includes(questionId),
  }));
  return { id, quizId, completedAt, shownAt: completedAt, detailedResults };
}

const monday = new Date('2026-11-16T15:00:00.000Z');
const first = anAttempt('a1', '2026-11-16T10:00:00.000Z', ['q1', 'q3']);
const book = addMissed(EMPTY_BOOK, [first], monday);

function days(count: number): Date {
  return new Date(monday.getTime() + count * 86_400_000);
}

const item: PracticeItem = {
  quizId: 'rivers',
  questionId: 'q1',
  attemptId: 'a1',
  index: 0,
  missedAt: '2026-11-16T10:00:00.000Z',
  box: 0,
  dueOn: '2026-11-16',
};

describe('what was missed', () => {
  test('is due at once, wrong and open questions alike', () => {
    expect(dueItems(book, null, monday).map(({ questionId }) => questionId)).toEqual(['q1', 'q3']);
    expect(itemsOfAttempt(book, 'a1')).toHaveLength(2);
    expect(itemsOfAttempt(book, 'a2')).toEqual([]);
  });

  test('is taken up once, however often the attempt is looked at', () => {
    const known = { ...book, items: book.items.map((one) => answerItem(one, true, monday)) };
    expect(addMissed(known, [first], monday)).toEqual(known);
  });

  test('again puts the question back to the beginning, at its newest place', () => {
    const known = { ...book, items: book.items.map((one) => answerItem(one, true, monday)) };
    const second = anAttempt('a2', '2026-11-17T10:00:00.000Z', ['q3']);
    const after = addMissed(known, [second], days(1));
    expect(dueItems(after, null, days(1)).map((one) => [one.questionId, one.attemptId])).toEqual([
      ['q3', 'a2'],
      ['q1', 'a1'],
    ]);
  });

  test('in an attempt that is stored late is not passed over', () => {
    const late = anAttempt('a0', '2026-11-16T09:55:00.000Z', ['q2']);
    expect(lookFrom(book)?.toISOString()).toBe('2026-11-16T09:50:00.000Z');
    expect(addMissed(book, [first, late], monday).items).toHaveLength(3);
  });

  test('long ago and shown only now is not passed over', () => {
    const held = anAttempt('a0', '2026-11-02T10:00:00.000Z', ['q2']);
    const shown = { ...held, shownAt: '2026-11-17T10:00:00.000Z' };
    const after = addMissed(book, [shown], days(1));
    expect(dueItems(after, null, days(1)).map(({ questionId }) => questionId)).toContain('q2');
    expect(after.seenUntil).toBe('2026-11-17T10:00:00.000Z');
  });

  test('makes room for the newest', () => {
    const many = Array.from({ length: 300 }, (_, at) =>
      anAttempt(
        `a${at}`,
        `2026-11-16T10:00:00.${String(at).padStart(3, '0')}Z`,
        ['q1', 'q2'],
        `z${at}`,
      ),
    );
    const full = addMissed(EMPTY_BOOK, many, monday);
    expect(full.items).toHaveLength(400);
    expect(full.items.at(-1)?.quizId).toBe('z299');
  });
});

describe('a right answer', () => {
  test.each([
    [0, 1, '2026-11-17'],
    [1, 2, '2026-11-19'],
    [2, 3, '2026-11-23'],
    [3, 4, '2026-12-07'],
  ])('in box %i brings it to box %i and back on %s', (box, next, dueOn) => {
    expect(answerItem({ ...item, box }, true, monday)).toMatchObject({ box: next, dueOn });
  });

  test('after 21 days means that it is learned', () => {
    const learned = answerItem({ ...item, box: 4 }, true, monday);
    expect(isLearned(learned)).toBe(true);
    const after = { ...EMPTY_BOOK, items: [learned] };
    expect(dueItems(after, null, days(400))).toEqual([]);
    expect(nextDay(after, null)).toBeNull();
    expect(addMissed(after, [], monday).items).toHaveLength(1);
    expect(addMissed(after, [], days(1)).items).toEqual([]);
  });

  test('before its day, or sent twice, moves nothing', () => {
    const once = answerItem(item, true, monday);
    expect(answerItem(once, true, monday)).toBe(once);
  });

  test('the walk from the first mistake to learned takes 32 days', () => {
    let [walked, passed] = [item, 0];
    for (; !isLearned(walked) && passed < 100; passed += 1) {
      if (walked.dueOn <= days(passed).toISOString())
        walked = answerItem(walked, true, days(passed));
    }
    expect(passed - 1).toBe(32);
  });
});

test.each([0, 1, 2, 3, 4])('a wrong answer in box %i begins again tomorrow', (box) => {
  expect(answerItem({ ...item, box }, false, monday)).toMatchObject({
    box: 0,
    dueOn: '2026-11-17',
  });
});

test('the longest due comes first, the next day is the earliest', () => {
  const items = [
    { ...item, questionId: 'q2', dueOn: '2026-11-20' },
    { ...item, questionId: 'q3', dueOn: '2026-11-16' },
    { ...item, questionId: 'q1', dueOn: '2026-11-14' },
  ];
  const several = { ...EMPTY_BOOK, items };
  expect(dueItems(several, null, monday).map(({ questionId }) => questionId)).toEqual(['q1', 'q3']);
  expect(nextDay({ ...EMPTY_BOOK, items: items.slice(0, 1) }, null)).toBe('2026-11-20');
});

test('what was missed before the school year began is due by its attempt alone', () => {
  const began = '2026-11-16T10:00:00.001Z';
  expect(dueItems(book, began, days(9))).toEqual([]);
  expect(nextDay(book, began)).toBeNull();
  expect(itemsOfAttempt(book, 'a1')).toHaveLength(2);
  const now = addMissed(book, [anAttempt('a2', '2026-11-17T10:00:00.000Z', ['q1'])], days(1));
  expect(dueItems(now, began, days(1)).map(({ attemptId }) => attemptId)).toEqual(['a2']);
  expect(dueItems(now, '2026-11-16T10:00:00.000Z', days(1))).toHaveLength(2);
});

describe('what was missed on the board', () => {
  const missedAt = '2026-11-16T12:00:00.000Z';
  const onBoard = { quizId: 'rivers', missedAt, missed: [{ questionId: 'q2', index: 1 }] };

  test('is due at once, and in no attempt', () => {
    const after = addMissedOnBoard(book, onBoard, monday);
    const due = dueItems(after, null, monday);
    expect(due.map(({ questionId }) => questionId).sort()).toEqual(['q1', 'q2', 'q3']);
    expect(findItem(after, { quizId: 'rivers', questionId: 'q2' })?.attemptId).toBeNull();
  });

  test('is added once, whatever has been practised since', () => {
    const after = addMissedOnBoard(book, onBoard, monday);
    expect(addMissedOnBoard(after, onBoard, monday)).toBe(after);
    const added = findItem(after, { quizId: 'rivers', questionId: 'q2' });
    const practised = withItem(after, answerItem(added as PracticeItem, true, monday));
    expect(addMissedOnBoard(practised, onBoard, monday)).toBe(practised);
  });
});

describe('what can be looked through for a topic', () => {
  test('is what was missed in the latest twenty attempts, also before its day, and not the learned', () => {
    const attempts = Array.from({ length: 25 }, (_, at) =>
      anAttempt(
        `a${at}`,
        `2026-10-${String(at + 1).padStart(2, '0')}T10:00:00.000Z`,
        ['q1'],
        `quiz-${at}`,
      ),
    );
    const all = addMissed(EMPTY_BOOK, attempts, monday);
    const ids = recentItems(all, null).map(({ attemptId }) => attemptId);
    expect(ids).toHaveLength(20);
    expect(ids).not.toContain('a4');
    expect(ids).toContain('a5');
    const ahead = { ...item, dueOn: '2030-01-01' };
    const learned = { ...item, questionId: 'q2', box: 5 };
    const lastYear = { ...item, questionId: 'q3', missedAt: '2025-11-16T10:00:00.000Z' };
    const mixed = { ...EMPTY_BOOK, items: [ahead, learned, lastYear] };
    expect(recentItems(mixed, '2026-08-01T00:00:00.000Z')).toEqual([ahead]);
  });
});
