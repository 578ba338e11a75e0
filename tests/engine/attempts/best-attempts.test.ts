import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAttempt } from '../../../functions/src/domain/attempt/attempt-record.fixture.ts';
import { createQuizResultsRepository } from '../../../functions/src/stored/attempts/quiz-results.repository.ts';
import { openClassroom, type Classroom } from '../classroom.ts';

let room: Classroom;

beforeAll(() => {
  room = openClassroom('demo-best-attempts');
});
afterAll(() => room.close());

test('the best attempts at many quizzes are found, and nobody else has them', async () => {
  const quizIds = Array.from({ length: 70 }, (_, at) => `quiz-${at}`);
  for (const [at, quizId] of quizIds.entries()) {
    if (at % 7 === 0) await add(`${quizId}-worse`, 'maya', quizId, 20);
    if (at % 7 === 0) await add(`${quizId}-better`, 'maya', quizId, 60);
    await add(`${quizId}-ben`, 'ben', quizId, 100);
  }
  const results = createQuizResultsRepository(room.documents.root);
  const bests = await results.findBests('maya', quizIds);
  expect([...bests.keys()].toSorted()).toEqual(quizIds.filter((_, at) => at % 7 === 0).toSorted());
  expect(bests.get('quiz-42')).toEqual({
    attemptId: 'quiz-42-better',
    percentage: 60,
    attempts: 2,
  });
  expect((await results.findBests('maya', [])).size).toBe(0);
});

function add(id: string, studentId: string, quizId: string, percentage: number) {
  return room.attempts.add(anAttempt({ id, studentId, quizId, percentage }));
}
