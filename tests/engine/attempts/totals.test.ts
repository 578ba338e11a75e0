import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAttemptsRepository } from '../../../functions/src/stored/attempts/attempts.repository.ts';
import { createSummariesRepository } from '../../../functions/src/stored/attempts/summaries.repository.ts';
import { reachThrough } from '../../support/school/school-documents.ts';
import { aQuiz, openClassroom, student, type Classroom } from '../classroom.ts';
import { createRegrades } from './regrades.ts';

let room: Classroom;
let quizId = '';
let attemptId = '';
const maya = student('maya');

beforeAll(() => void (room = openClassroom('demo-totals')));
afterAll(() => room.close());

/** Two attempts with 20 and 100 percent, whose totals are missing. */
beforeEach(async () => {
  quizId = `quiz-${Math.random().toString(36).slice(2)}`;
  room.quizzes.set(quizId, aQuiz(quizId));
  const stored = await room.documents.collection('attempts').get();
  await Promise.all(stored.docs.map(({ ref }) => ref.delete()));
  await room.documents.doc('students/maya').delete();
  attemptId = await take([1, 0, 0, 0, 0]);
  await take([1, 1, 1, 1, 1]);
  await room.documents.doc('students/maya').delete();
});

async function take(answers: number[]): Promise<string> {
  const body = { quizId, studentId: 'maya', answers, timeTaken: 50 };
  return (await room.plain.submit(maya, body, undefined)).attemptId;
}

async function totals() {
  const summaries = createSummariesRepository(room.documents.root);
  const { attempts, percentageSum, highestPercentage, passed } = await summaries.read('maya');
  return { attempts, percentageSum, highestPercentage, passed };
}

test('a hand-in without totals counts what was taken before as well', async () => {
  await take([1, 1, 0, 0, 0]);
  const counted = { attempts: 3, percentageSum: 160, highestPercentage: 100, passed: 1 };
  expect(await totals()).toEqual(counted);
});

test('a hand-in without totals at a quiz that is new to its student counts the others', async () => {
  quizId = `${quizId}-new`;
  room.quizzes.set(quizId, aQuiz(quizId));
  await take([1, 1, 0, 0, 0]);
  expect(await totals()).toMatchObject({ attempts: 3, percentageSum: 160 });
});

test('a regrade without totals changes what the attempts add up to', async () => {
  const [question] = aQuiz(quizId).questions;
  if (!question) throw new Error('The quiz has questions.');
  const correctedAt = '2026-11-16T10:00:00.000Z';
  const correction = { ...question, correctOption: 'It rests', correctedAt };
  const regrades = createRegrades(room.documents.root, () => Promise.resolve([correction]));
  const { attempts } = await regrades.listOfQuiz(quizId, '');
  for (const listed of attempts) await regrades.regradeAttempt(listed);
  const counted = { attempts: 2, percentageSum: 80, highestPercentage: 80, passed: 1 };
  expect(await totals()).toEqual(counted);
});

test('marking a resource as complete without totals changes what the attempts add up to', async () => {
  const body = { resourceType: 'analysisViewed', resourceIndex: null } as const;
  await room.plain.markComplete(maya, attemptId, body);
  expect(await totals()).toMatchObject({ attempts: 2, percentageSum: 120 });
});

test('marking a resource as complete outlasts others that change the totals, as a hand-in does', async () => {
  const tries: (number | undefined)[] = [];
  const counting = new Proxy(room.firestore, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'runTransaction') return value.bind(target) as unknown;
      return (...[work, options]: Parameters<Firestore['runTransaction']>) => {
        if (options && 'maxAttempts' in options) tries.push(options.maxAttempts);
        return target.runTransaction(work, options);
      };
    },
  });
  const attempts = createAttemptsRepository(reachThrough(counting, room.documents.root));
  const attempt = await attempts.find(attemptId);
  await attempts.changeProgress(attemptId, ({ progress }) => ({ ...progress }));
  if (!attempt) throw new Error('It was taken.');
  await attempts.add({ ...attempt, id: `${attemptId}-again` });
  expect(tries).toEqual([20, 20]);
});
