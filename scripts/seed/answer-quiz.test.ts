import path from 'node:path';
import { expect, test } from 'vitest';
import { grade } from '../../functions/src/domain/attempt/grading.ts';
import { answerQuiz } from './answer-quiz.ts';
import { readDemoSchool } from './demo-school.ts';

const dataDir = path.resolve(import.meta.dirname, '..', '..', 'emulator-data');
const { quizzes, plans } = await readDemoSchool(dataDir);
const onShelf = quizzes.filter(({ shelf }) => shelf);
const student = {
  student: 'someone',
  story: '',
  pace: 1,
  struggles: [],
  diligence: 0,
  attempts: [],
};

function attempt(mastery: number, daysAgo = 1) {
  return { quiz: '', daysAgo, mastery };
}

test.each(quizzes)('more mastery never turns a right answer of $title wrong', (quiz) => {
  const before = grade(quiz.questions, answerQuiz(quiz, student, attempt(0.4, 9))).results;
  const after = grade(quiz.questions, answerQuiz(quiz, student, attempt(0.7))).results;
  after.forEach(({ isCorrect }, index) => {
    expect(isCorrect || !before[index]?.isCorrect).toBe(true);
  });
});

test.each(onShelf)('the score of $title follows the mastery', (quiz) => {
  const scores = [0.2, 0.5, 0.8].map(
    (mastery) => grade(quiz.questions, answerQuiz(quiz, student, attempt(mastery))).percentage,
  );
  expect(scores).toEqual([...scores].sort((a, b) => a - b));
  expect(scores[0]).toBeLessThan(40);
  expect(scores[2]).toBeGreaterThan(60);
});

test('the same plan gives the same answers', () => {
  const [quiz] = quizzes;
  const [plan] = plans;
  if (!quiz || !plan) throw new Error('the demo school is empty');
  expect(answerQuiz(quiz, plan, attempt(0.5))).toEqual(answerQuiz(quiz, plan, attempt(0.5)));
});

test('a topic that a student struggles with goes worse than without the struggle', () => {
  const [quiz] = quizzes;
  if (!quiz) throw new Error('the demo school is empty');
  const struggles = quiz.questions.map(({ topic }) => topic);
  const usual = grade(quiz.questions, answerQuiz(quiz, student, attempt(0.7)));
  const struggling = { ...student, struggles };
  const worse = grade(quiz.questions, answerQuiz(quiz, struggling, attempt(0.7)));
  expect(worse.score).toBeLessThan(usual.score);
});
