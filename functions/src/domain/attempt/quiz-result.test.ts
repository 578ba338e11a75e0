import { expect, test } from 'vitest';
import {
  addToResult,
  changeInResult,
  countResults,
  isTaken,
  keepShown,
  losesBest,
  showOnBoard,
  toBestAttempt,
} from './quiz-result.ts';

function taken(id: string, percentage: number, day: number, quizId = 'rivers') {
  return {
    id,
    quizId,
    percentage,
    totalQuestions: 10,
    completedAt: `2026-03-0${day}T09:00:00.000Z`,
  };
}

const [worse, better, later] = [taken('a', 40, 1), taken('b', 90, 2), taken('c', 60.1, 3)];
const three = countResults([worse, better, later]).get('rivers')!;

test('each quiz has its best attempt, and how many there are', () => {
  const results = countResults([worse, better, later, taken('d', 10, 4, 'forces')]);
  expect([...results.values()].filter(isTaken).map(toBestAttempt)).toEqual([
    { attemptId: 'b', percentage: 90, attempts: 3 },
    { attemptId: 'd', percentage: 10, attempts: 1 },
  ]);
  expect(three.percentageSum).toBe(190.1);
});

test('of equal percentages the earlier attempt is the best, in whatever order they come', () => {
  const [first, second] = [taken('first', 80, 1), taken('second', 80, 2)];
  for (const order of [
    [first, second],
    [second, first],
  ]) {
    expect(countResults(order).get('rivers')).toMatchObject({ best: { attemptId: 'first' } });
  }
});

test('an attempt that rises over the best takes its place', () => {
  const risen = { ...worse, percentage: 100 };
  expect(losesBest(three, risen)).toBe(false);
  expect(changeInResult(three, worse, risen)).toMatchObject({
    ...{ attempts: 3, percentageSum: 250.1, best: { attemptId: 'a', percentage: 100 } },
  });
});

test('an attempt that comes level with the best takes its place where it was earlier', () => {
  const level = (attempt: typeof worse) =>
    changeInResult(three, attempt, { ...attempt, percentage: 90 }).best?.attemptId;
  expect([level(worse), level(later)]).toEqual(['a', 'b']);
});

test('a best attempt that falls gives way to the best of the others, or stays it', () => {
  const fallen = { ...better, percentage: 50 };
  expect(losesBest(three, fallen)).toBe(true);
  expect(changeInResult(three, better, fallen, later).best).toMatchObject({ attemptId: 'c' });
  expect(changeInResult(three, better, fallen, worse).best).toMatchObject({
    ...{ attemptId: 'b', percentage: 50 },
  });
});

test('the only attempt stays the best, however low it falls', () => {
  const alone = addToResult(null, better);
  expect(changeInResult(alone, better, { ...better, percentage: 0 })).toMatchObject({
    ...{ attempts: 1, percentageSum: 0, best: { attemptId: 'b', percentage: 0 } },
  });
});

test('another attempt that falls leaves the best as it is', () => {
  const fallen = { ...later, percentage: 0 };
  expect(losesBest(three, fallen)).toBe(false);
  expect(changeInResult(three, later, fallen).best).toEqual(three.best);
});

test('what a board has shown is no attempt, and stays when the attempts are counted again', () => {
  const shown = showOnBoard(null, 'rivers');
  expect(shown).toMatchObject({ attempts: 0, best: null, hasSeenAnswers: true });
  expect([isTaken(shown), isTaken(three)]).toEqual([false, true]);
  const scoreOnly = { ...worse, isScoreOnly: true };
  expect(addToResult(shown, scoreOnly)).toMatchObject({
    ...{ attempts: 1, percentageSum: 40, hasSeenAnswers: true, sawOnBoard: true },
    best: { attemptId: 'a' },
  });
  expect(keepShown(shown, null)).toEqual(shown);
  expect(keepShown(shown, addToResult(null, scoreOnly))).toMatchObject({ hasSeenAnswers: true });
  expect(keepShown(three, null)).toBeNull();
});
