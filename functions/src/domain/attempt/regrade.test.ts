import { NO_SOURCE, type PlacedQuestion } from '@study-assistant/contract/questions/question';
import { expect, test } from 'vitest';
import {
  addCorrections,
  findCorrections,
  findReturned,
  toDrop,
  withCorrections,
} from '../quiz/key-corrections.ts';
import { anAttempt } from './attempt-record.fixture.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { errorTopicsOf } from './attempt-resources.ts';
import { grade } from './grading.ts';
import { regrade } from './regrade.ts';

const MONDAY = '2026-11-16T10:00:00.000Z';
const TUESDAY = '2026-11-17T10:00:00.000Z';

function aQuestion(id: string, fields: Partial<PlacedQuestion> = {}): PlacedQuestion {
  return {
    id,
    question: `Which letter is first in ${id}?`,
    options: ['A', 'B', 'C', 'D'],
    correctAnswer: 0,
    explanation: '',
    topic: 'letters',
    benchmarkTime: 20,
    source: NO_SOURCE,
    ...fields,
  };
}

const quiz = [aQuestion('q1'), aQuestion('q2'), aQuestion('q3')];

function attemptWith(
  answers: (number | null)[],
  questions: PlacedQuestion[] = quiz,
): AttemptRecord {
  const { results, ...graded } = grade(questions, { answers, timeTaken: 60 });
  return anAttempt({ quizId: 'letters', ...graded, detailedResults: results });
}

function withKey(id: string, correctAnswer: number, questions = quiz): PlacedQuestion[] {
  return questions.map((question) =>
    question.id === id ? { ...question, correctAnswer } : question,
  );
}

test('only a question of which nothing but the right option changed is corrected', () => {
  const after = [
    aQuestion('q1', { correctAnswer: 1, explanation: 'Better.', topic: 'vowels' }),
    aQuestion('q2', { correctAnswer: 1, question: 'Which letter is second?' }),
    aQuestion('q3', { correctAnswer: 1, options: ['A', 'B', 'C', 'E'] }),
    aQuestion('q4', { correctAnswer: 1 }),
  ];
  const found = findCorrections(quiz, after, MONDAY);
  expect(found.map(({ id, correctOption }) => [id, correctOption])).toEqual([['q1', 'B']]);
});

test('moving the options of a question, with its key, corrects nothing', () => {
  const moved = [aQuestion('q1', { options: ['D', 'C', 'B', 'A'], correctAnswer: 3 })];
  expect(findCorrections(quiz, moved, MONDAY)).toEqual([]);
  const corrected = [aQuestion('q1', { options: ['D', 'C', 'B', 'A'], correctAnswer: 2 })];
  expect(findCorrections(quiz, corrected, MONDAY)).toMatchObject([{ correctOption: 'B' }]);
});

test('an attempt is graded by the corrected key, with a note on what was corrected', () => {
  const attempt = attemptWith([1, 0, null]);
  expect(attempt.score).toBe(1);
  const corrections = findCorrections(quiz, withKey('q1', 1), MONDAY);
  const after = regrade(attempt, corrections);
  expect(after).toMatchObject({
    score: 2,
    percentage: 66.7,
    note: 'The answer key of this quiz was corrected on 16 November 2026; your score was updated.',
  });
  expect(after?.detailedResults[0]).toMatchObject({
    correctAnswer: 1,
    isCorrect: true,
    note: 'The answer to this question was corrected on 16 November 2026; your score was updated.',
  });
  expect(after?.detailedResults[1]).toEqual(attempt.detailedResults[1]);
});

test('the topics to work on follow the corrected key', () => {
  const attempt = attemptWith([1, 0, 0]);
  const after = regrade(attempt, findCorrections(quiz, withKey('q1', 1), MONDAY)) ?? attempt;
  expect(errorTopicsOf(attempt)).toEqual(['letters']);
  expect(errorTopicsOf(after)).toEqual([]);
  expect(after.topics).toEqual([{ topic: 'letters', asked: 3, right: 3 }]);
});

test('who loses nothing and wins nothing is told of the correction alone', () => {
  const corrections = findCorrections(quiz, withKey('q3', 1), MONDAY);
  const after = regrade(attemptWith([0, 0, null]), corrections);
  expect(after).toMatchObject({
    score: 2,
    percentage: 66.7,
    note: 'The answer key of this quiz was corrected on 16 November 2026.',
  });
  expect(after?.detailedResults[2]?.note).toBe(
    'The answer to this question was corrected on 16 November 2026.',
  );
});

test('grading again by the same key changes nothing', () => {
  const corrections = findCorrections(quiz, withKey('q1', 1), MONDAY);
  const after = regrade(attemptWith([1, 0, null]), corrections);
  expect(after && regrade(after, corrections)).toBeNull();
});

test('a key that is corrected twice counts as it is now', () => {
  const once = withKey('q1', 1);
  const first = findCorrections(quiz, once, MONDAY);
  const both = addCorrections(first, findCorrections(once, withKey('q1', 2, once), TUESDAY));
  expect(both).toHaveLength(1);
  const attempt = regrade(attemptWith([1, 0, 0]), first);
  expect(attempt?.score).toBe(3);
  expect(attempt && regrade(attempt, both)).toMatchObject({
    score: 2,
    note: 'The answer key of this quiz was corrected on 17 November 2026; your score was updated.',
  });
});

test('the oldest corrections of a quiz that is corrected for years make room', () => {
  const all = Array.from({ length: 150 }, (_, at) => toDrop(aQuestion(`q${at}`), MONDAY));
  const kept = all.reduce((known, one) => addCorrections(known, [one]), addCorrections([], []));
  expect(kept).toEqual(all.slice(50));
});

test('an attempt at another wording of the question keeps its grade', () => {
  const reworded = [aQuestion('q1', { question: 'Which letter is not first?' })];
  const corrections = findCorrections(quiz, withKey('q1', 1), MONDAY);
  expect(regrade(attemptWith([1], reworded), corrections)).toBeNull();
});

test('an attempt from before questions had ids is matched by their places', () => {
  const attempt = attemptWith([1, 0, 0]);
  const detailedResults = attempt.detailedResults.map(({ questionId, ...rest }) => rest);
  const corrections = findCorrections(quiz, withKey('q1', 1), MONDAY);
  expect(regrade({ ...attempt, detailedResults }, corrections)).toMatchObject({ score: 3 });
});

test('a late attempt at an earlier version is graded by the corrected key at once', () => {
  const corrections = findCorrections(quiz, withKey('q2', 3), MONDAY);
  expect(withCorrections(quiz, corrections).map(({ correctAnswer }) => correctAnswer)).toEqual([
    0, 3, 0,
  ]);
});

const dropped = [toDrop(aQuestion('q2'), MONDAY)];

test('a dropped question gives its point to everybody, once, whatever was answered', () => {
  for (const answer of [1, null]) {
    const after = regrade(attemptWith([0, answer, 1]), dropped);
    expect(after).toMatchObject({
      score: 2,
      percentage: 66.7,
      note: 'A question of this quiz was dropped on 16 November 2026; your score was updated.',
    });
    expect(after?.detailedResults[1]).toMatchObject({
      isCorrect: true,
      isDropped: true,
      note: 'This question was dropped on 16 November 2026; your score was updated.',
    });
    expect(after && regrade(after, dropped)).toBeNull();
  }
});

test('who had it right hears of it and keeps the score', () => {
  const after = regrade(attemptWith([0, 0, 1]), dropped);
  expect(after).toMatchObject({
    score: 2,
    note: 'A question of this quiz was dropped on 16 November 2026.',
  });
  expect(after?.detailedResults[1]).toMatchObject({ isDropped: true });
});

test('a dropped question says nothing about the topics of who answered it', () => {
  const quizOfTopics = [aQuestion('q1'), aQuestion('q2', { topic: 'vowels' })];
  const after = regrade(attemptWith([0, 1], quizOfTopics), [
    toDrop(aQuestion('q2', { topic: 'vowels' }), MONDAY),
  ]);
  if (!after) throw new Error('nothing was dropped');
  expect(errorTopicsOf(after)).toEqual([]);
  expect(after.topics).toEqual([{ topic: 'letters', asked: 1, right: 1 }]);
});

test('taken back into the quiz, it has to be earned again', () => {
  const attempt = attemptWith([0, 1, 1]);
  const after = regrade(attempt, dropped);
  const back = addCorrections(dropped, findReturned(quiz, dropped, TUESDAY));
  expect(findReturned(quiz, back, TUESDAY)).toEqual([]);
  const again = after && regrade(after, back);
  expect(again).toMatchObject({
    score: 1,
    note: 'A dropped question of this quiz was taken back on 17 November 2026; your score was updated.',
  });
  expect(again?.detailedResults[1]).not.toHaveProperty('isDropped');
  expect(again && regrade(again, back)).toBeNull();
});

test('whoever hands in an earlier version late has the point at once', () => {
  const { results, score } = grade(withCorrections(quiz, dropped), {
    answers: [1, null, 1],
    timeTaken: 60,
  });
  expect(score).toBe(1);
  expect(results.map(({ isDropped }) => isDropped)).toEqual([undefined, true, undefined]);
});
