import { readFileSync } from 'node:fs';
import type { Question } from '@study-assistant/contract/questions/question';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAttempt } from '../../../functions/src/domain/attempt/attempt-record.fixture.ts';
import { firstId } from '../../../functions/src/domain/quiz/question-ids.ts';
import {
  addAttempt,
  EMPTY_SUMMARY,
} from '../../../functions/src/domain/student/student-summary.ts';
import { createRegradeJob } from '../../../functions/src/features/attempts/regrade-quiz.job.ts';
import { toStoredAttempt } from '../../../functions/src/stored/attempts/stored-attempt.ts';
import { createRepositories } from '../../../functions/src/stored/repositories.ts';
import { openClassroom, student, type Classroom } from '../classroom.ts';

const [maya, ben] = [student('maya'), student('ben')];

let room: Classroom;
let repositories: ReturnType<typeof createRepositories>;

beforeAll(async () => {
  room = openClassroom('demo-many-quizzes');
  repositories = createRepositories(room.documents.root);
  await Promise.all([haveTaken(maya.uid, 2000), haveTaken(ben.uid, 1)]);
});
afterAll(() => room.close());

type Usage = { reads: number; writes: number; deletes: number };

async function costOf(work: () => Promise<unknown>): Promise<Usage> {
  const before = { ...room.usage };
  await work();
  const after = room.usage;
  return {
    reads: after.reads - before.reads,
    writes: after.writes - before.writes,
    deletes: after.deletes - before.deletes,
  };
}

/** Stores as many results as in seven years, all of them right. */
async function haveTaken(studentId: string, quizzes: number): Promise<void> {
  const writer = room.firestore.bulkWriter();
  let summary = EMPTY_SUMMARY;
  for (let at = 0; at < quizzes; at += 1) {
    const completedAt = new Date(Date.UTC(2020, 0, 1, at)).toISOString();
    const quizTitle = `Rivers, lesson ${at}`;
    const what = { id: `${studentId}-${at}`, quizId: `a-quiz-of-lesson-${at}`, quizTitle };
    const attempt = anAttempt({ ...what, studentId, completedAt });
    void writer.create(room.documents.doc(`attempts/${attempt.id}`), toStoredAttempt(attempt));
    summary = addAttempt(summary, attempt);
  }
  void writer.set(room.documents.doc(`students/${studentId}`), summary);
  await writer.close();
}

/** Stores a realistic quiz of ten questions. */
async function storeQuiz(id: string): Promise<void> {
  const file = new URL('../../../emulator-data/quizzes/dna.json', import.meta.url);
  const { questions } = JSON.parse(readFileSync(file, 'utf8')) as { questions: Question[] };
  const what = { id, title: 'DNA', teacherId: 'ingrid', createdAt: new Date(0).toISOString() };
  const wishes = { toughness: 'Hard', targetGrade: 'Grade 11' } as const;
  const state = {
    numQuestions: 10,
    status: 'generating',
    writer: 'offline',
    teacherName: '',
    subject: null,
    topics: [] as string[],
    notice: null,
  } as const;
  await repositories.quizzes.create({ ...what, ...wishes, ...state });
  const placed = questions.map((question, at) => ({ ...question, id: firstId(at) }));
  const written = { questions: placed, drafts: [], notice: null, status: 'ready' } as const;
  await repositories.quizzes.storeWritten({ ...what, ...wishes, ...written });
}

/** Starts a quiz, answers each question wrong and hands it in; `handIn` is the cost of that. */
async function take(who: typeof maya, quizId: string) {
  const { attempts, openAttempts, versions } = repositories;
  const service = room.serviceWith({ attempts, openAttempts, versions });
  const { attempt, quiz } = await service.start(who, quizId);
  const whole = await versions.find(quizId);
  const answers = quiz.questions.map((_, at) =>
    whole?.questions[at]?.correctAnswer === 0 ? 1 : 0,
  );
  const body = { quizId, studentId: who.uid, answers, timeTaken: 60 };
  const seat = await sizeOf(`openAttempts/${attempt.id.slice(0, 24)}`);
  const down = seat + (await sizeOf(`students/${who.uid}`));
  const handIn = await costOf(() => service.handIn(who, attempt.id, body));
  const up = (await sizeOf(`attempts/${attempt.id}`)) + (await sizeOf(`students/${who.uid}`));
  const quizSize = await sizeOf(`quizzes/${quizId}`, `quizzes/${quizId}/private/key`);
  return { id: attempt.id, handIn, up, down: down + quizSize };
}

/** The size of documents as JSON, which is close to their size on the wire. */
async function sizeOf(...paths: string[]): Promise<number> {
  const found = await room.firestore.getAll(...paths.map((path) => room.documents.doc(path)));
  return JSON.stringify(found.map((doc) => doc.data())).length;
}

test('who has taken two thousand quizzes hands in like who has taken one', async () => {
  await storeQuiz('dna');
  const [many, one] = [await take(maya, 'dna'), await take(ben, 'dna')];
  expect(many.handIn).toEqual({ reads: 6, writes: 3, deletes: 1 });
  expect(one.handIn).toEqual(many.handIn);
  expect(await sizeOf('students/maya')).toBeLessThan(5000);
  for (const { up, down } of [many, one]) {
    expect(up).toBeLessThan(10 * 1024);
    expect(down).toBeLessThan(10 * 1024);
  }
});

test('the skill gap looks at the newest attempts alone, and best attempts at those asked for', async () => {
  const { attempts, quizResults } = repositories;
  const gap = await costOf(() => attempts.listTopics(maya.uid, 50));
  expect(gap.reads).toBe(50);
  const quizIds = ['a-quiz-of-lesson-1', 'a-quiz-of-lesson-2', 'one-not-taken'];
  // The two older attempts are counted once; a search for the third remains.
  expect((await costOf(() => quizResults.find(maya.uid, quizIds))).writes).toBe(2);
  expect((await costOf(() => quizResults.find(maya.uid, quizIds))).reads).toBe(2 + 1);
});

test('totals that cannot be read are counted again from all attempts', async () => {
  const { summaries } = repositories;
  const before = await summaries.read(maya.uid);
  await room.documents.doc(`students/${maya.uid}`).update({ recent: Timestamp.now() });
  expect(await summaries.read(maya.uid)).toEqual(before);
});

test('a regrade reads four documents of an attempt, whatever else its student has taken', async () => {
  await storeQuiz('corrected');
  const [{ id }] = [await take(maya, 'corrected'), await take(ben, 'corrected')];
  const [question] = (await repositories.versions.find('corrected'))?.questions ?? [];
  if (!question) throw new Error('The quiz has questions.');
  const correctedAt = '2026-11-16T10:00:00.000Z';
  const correctOption = question.options[question.correctAnswer === 0 ? 1 : 0] ?? '';
  const { id: questionId, question: text, options } = question;
  const correction = { id: questionId, question: text, options, correctOption, correctedAt };
  await room.documents.doc('quizzes/corrected/private/key').update({ corrections: [correction] });
  const regrade = createRegradeJob({
    ...repositories,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  const { reads, writes } = await costOf(() => regrade('corrected'));
  // The key and kept counts once; for each of the two the attempt, key, totals and result.
  expect([reads, writes]).toEqual([2 + 2 * 4, 2 * 3]);
  expect(await repositories.attempts.find(id)).toMatchObject({ score: 1, percentage: 10 });
  expect(await repositories.summaries.read(maya.uid)).toMatchObject({ percentageSum: 200_010 });
});
