import { connectFirestore } from '@study-assistant/emulators/firestore/connect';
import { Databases } from '@study-assistant/emulators/firestore/databases';
import { createEngine } from '@study-assistant/emulators/firestore/engine';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../functions/src/domain/caller.fixture.ts';
import type { KeyCorrection } from '../../../functions/src/domain/quiz/key-corrections.ts';
import { DEFAULT_SCHOOL_ID } from '../../../functions/src/domain/school/school-id.ts';
import { createRegradeJob } from '../../../functions/src/features/attempts/regrade-quiz.job.ts';
import { createSubmitAnswersService } from '../../../functions/src/features/attempts/submit-answers.service.ts';
import { createAttemptsRepository } from '../../../functions/src/stored/attempts/attempts.repository.ts';
import { createSummariesRepository } from '../../../functions/src/stored/attempts/summaries.repository.ts';
import { schoolRoot } from '../../../functions/src/stored/school/school-root.ts';
import { readProjectIndexes } from '../../support/product/project-indexes.ts';
import { createRegrades } from './regrades.ts';

const PROJECT = 'demo-regrade';
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const options = ['Mouth', 'Source', 'Dam', 'Lake'];
const question = { id: 'q1', question: 'Where does a delta form?', options };
const other = { ...question, id: 'q2', question: 'Where does a river begin?' };
const rest = { explanation: '', topic: 'rivers', benchmarkTime: 20 };
const source = { page: null, section: null, quote: '' };
const questions = [question, other].map((one) => ({ ...one, ...rest, source, correctAnswer: 3 }));

const grade = { toughness: 'Easy', targetGrade: 'Grade 8' } as const;
const quiz = { title: 'Rivers', version: 1, ...grade };

function correction(correctOption: string): KeyCorrection[] {
  return [{ ...question, correctOption, correctedAt: '2026-11-16T10:00:00.000Z' }];
}

let app: App;
let quizId = '';
const school = () => schoolRoot(getFirestore(app), DEFAULT_SCHOOL_ID);

beforeAll(() => {
  const databases = new Databases(createEngine(PROJECT), () => null, readProjectIndexes);
  app = initializeApp({ projectId: PROJECT }, PROJECT);
  connectFirestore(getFirestore(app), databases);
});
afterAll(() => deleteApp(app));
beforeEach(() => {
  quizId = `quiz-${Math.random().toString(36).slice(2)}`;
});

/** A student's two attempts with 0 and 50 percent, or 50 and 100 once "Mouth" is right. */
async function takeTwice(studentId: string): Promise<void> {
  const service = createSubmitAnswersService({
    attempts: createAttemptsRepository(school()),
    versions: {
      findTakeable: () => Promise.resolve({ ...quiz, id: quizId, teacherId: 'ines', questions }),
    },
    limits: { take: () => Promise.resolve() },
    clock: () => new Date(),
  });
  const caller = callerOf(studentId, 'student');
  for (const answers of [
    [0, 1],
    [0, 3],
  ]) {
    await service.submit(caller, { quizId, studentId, answers, timeTaken: 30 }, undefined);
  }
}

type Course = { dieAfter?: number; correctedMeanwhile?: string };

function job(correctOption: string, { dieAfter = Infinity, correctedMeanwhile }: Course = {}) {
  const stored = correction(correctedMeanwhile ?? correctOption);
  const regrades = createRegrades(school(), () => Promise.resolve(stored));
  let done = 0;
  return createRegradeJob({
    regrades: {
      ...regrades,
      regradeAttempt(listed) {
        if (done >= dieAfter) throw new Error('the machine went away');
        done += 1;
        return regrades.regradeAttempt(listed);
      },
    },
    versions: { findCorrections: () => Promise.resolve(correction(correctOption)) },
    log,
  });
}

async function totalsOf(students: readonly string[]) {
  const summaries = createSummariesRepository(school());
  return Promise.all(
    students.map(async (id) => {
      const { attempts: count, percentageSum, highestPercentage: best } = await summaries.read(id);
      return { count, percentageSum, best };
    }),
  );
}

const classOf = (size: number) => Array.from({ length: size }, (_, at) => `${quizId}-${at}`);
const expected = { count: 2, percentageSum: 150, best: 100 };

test('a regrade that dies in the middle is finished by the next', async () => {
  const students = classOf(5);
  await Promise.all(students.map(takeTwice));
  await expect(job('Mouth', { dieAfter: 2 })(quizId)).rejects.toThrow('went away');
  await job('Mouth')(quizId);
  expect(await totalsOf(students)).toEqual(students.map(() => expected));
});

test('regrades at once count every attempt once', async () => {
  const students = classOf(5);
  await Promise.all(students.map(takeTwice));
  await Promise.all([job('Mouth')(quizId), job('Mouth')(quizId), job('Mouth')(quizId)]);
  expect(await totalsOf(students)).toEqual(students.map(() => expected));
});

test('a correction that is taken back takes the scores back', async () => {
  const students = classOf(1);
  await Promise.all(students.map(takeTwice));
  const before = await totalsOf(students);
  await job('Mouth')(quizId);
  await job('Lake')(quizId);
  expect(await totalsOf(students)).toEqual(before);
});

test('a regrade that began before a second correction does not undo it', async () => {
  const students = classOf(2);
  await Promise.all(students.map(takeTwice));
  await job('Mouth')(quizId);
  await job('Dam', { correctedMeanwhile: 'Mouth' })(quizId);
  expect(await totalsOf(students)).toEqual(students.map(() => expected));
});

test('an attempt that comes in during the regrade is in the totals as well', async () => {
  const students = classOf(3);
  await Promise.all(students.map(takeTwice));
  await Promise.all([job('Mouth')(quizId), ...students.map(takeTwice)]);
  await job('Mouth')(quizId);
  const both = { count: 4, percentageSum: 300, best: 100 };
  expect(await totalsOf(students)).toEqual(students.map(() => both));
});

test('a regrade that is refused for another reason than a change fails, and does not go round', async () => {
  const students = classOf(1);
  await Promise.all(students.map(takeTwice));
  const noIndex = Object.assign(new Error('The query requires an index.'), { code: 9 });
  const regrades = createRegrades(school(), () => Promise.reject(noIndex));
  const { attempts } = await regrades.listOfQuiz(quizId, '');
  for (const listed of attempts) {
    await expect(regrades.regradeAttempt(listed)).rejects.toThrow('requires an index');
  }
});
