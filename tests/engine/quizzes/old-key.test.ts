import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSubmitAnswersService } from '../../../functions/src/features/attempts/submit-answers.service.ts';
import { aQuiz, openClassroom, student, type Classroom } from '../classroom.ts';

let room: Classroom;
const maya = student('maya');
const right = [1, 1, 1, 1, 1];
let quizId = '';

beforeAll(() => void (room = openClassroom('demo-old-key')));
afterAll(() => room.close());
beforeEach(() => {
  quizId = `quiz-${Math.random().toString(36).slice(2)}`;
  room.quizzes.set(quizId, aQuiz(quizId));
  room.at(0);
});

/** Reads the quiz, whose key is corrected right after the first read; the next step is later. */
function correctedAfterRead(secondsLater: number) {
  let reads = 0;
  return (id: string) => {
    reads += 1;
    const read = room.quizzes.get(id) ?? null;
    if (reads > 1 || !read) return Promise.resolve(read);
    const questions = read.questions.map((question) => ({ ...question, correctAnswer: 0 }));
    room.quizzes.set(id, { ...read, questions });
    room.at(secondsLater);
    return Promise.resolve(read);
  };
}

const courses = [
  ['a minute later, by the key that it read', 60, 5],
  ['more than a minute later, by the key as it is then', 61, 0],
] as const;

test.each(courses)('an attempt is graded %s', async (_how, secondsLater, score) => {
  const { id } = (await room.service.start(maya, quizId)).attempt;
  const findGradable = correctedAfterRead(secondsLater);
  const service = room.serviceWith({ versions: { ...room.deps.versions, findGradable } });
  const body = { quizId, studentId: 'maya', answers: right, timeTaken: 1 };
  await service.handIn(maya, id, body);
  expect(await room.attempts.find(id)).toMatchObject({ score });
});

test.each(courses)('answers to no attempt are graded %s', async (_how, secondsLater, score) => {
  const service = createSubmitAnswersService({
    ...room.deps,
    versions: { findTakeable: correctedAfterRead(secondsLater) },
  });
  const body = { quizId, studentId: 'maya', answers: right, timeTaken: 1 };
  const { attemptId } = await service.submit(maya, body, undefined);
  expect(await room.attempts.find(attemptId)).toMatchObject({ score });
});
