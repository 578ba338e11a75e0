import { draw } from '@study-assistant/emulators/bad-day/draw';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PURGE_AFTER_SECONDS } from '../../../functions/src/domain/deletion.ts';
import { createQuizJob } from '../../../functions/src/features/quizzes/order/write-quiz.job.ts';
import { createJobsRepository } from '../../../functions/src/stored/quizzes/jobs.repository.ts';
import { createQuizzesRepository } from '../../../functions/src/stored/quizzes/quizzes.repository.ts';
import { deliverAll, deliverDue } from './fault-schedules/deliver-tasks.ts';
import { findBreaches } from './fault-schedules/find-breaches.ts';
import { openSchool, type School } from './fault-schedules/school.ts';
import { StudentClient } from './fault-schedules/student-client.ts';
import { TeacherClient } from './fault-schedules/teacher-client.ts';

let school: School;
let teacher: TeacherClient;
let amy: StudentClient;

beforeAll(async () => void (school = await openSchool('demo-broken-off', { hasNetwork: true })));
afterAll(() => school.close());
beforeEach(async () => {
  school.begin(1);
  teacher = new TeacherClient(school);
  amy = new StudentClient(school, 'amy');
  const profile = {
    uid: 'amy',
    email: 'amy@school.org',
    fullName: 'Amy',
    userType: 'student',
    currentGrade: 9,
  };
  const signUp = { method: 'POST', path: '/auth/save-user-data', body: profile };
  await school.ask('amy', { uid: 'amy', role: null, ...signUp });
});

async function aQuiz(): Promise<string> {
  await teacher.generate(true);
  await deliverAll(school);
  return (await teacher.list())[0]?.id ?? '';
}

const breaches = () => findBreaches(school, { students: [amy], teacher });

/** Stops the caller after its first write. */
async function breakOff<T>(act: () => Promise<T>): Promise<void> {
  school.badDay.begin(1, { stopped: 1 });
  await act();
  school.endBadDay();
}

test('an order that breaks off after its first write leaves a quiz with its job, to be written again', async () => {
  await breakOff(() => teacher.generate(true));
  const [quiz] = await teacher.list();
  school.pass(11 * 60);
  await teacher.retry(quiz?.id ?? '');
  await deliverAll(school);
  expect(await breaches()).toEqual([]);
});

test('a deletion that breaks off after each write leaves nothing behind once it is through', async () => {
  const quizId = await aQuiz();
  await breakOff(() => teacher.remove(quizId));
  await teacher.remove(quizId);
  await deliverAll(school);
  expect(await breaches()).toEqual([]);
});

test('a purge that breaks off after its first write is ended by its next try', async () => {
  const quizId = await aQuiz();
  await teacher.remove(quizId);
  school.pass(PURGE_AFTER_SECONDS);
  await breakOff(() => deliverDue(school));
  expect(school.queues.waiting).toMatchObject([{ name: 'purgeDeleted', tries: 1 }]);
  await teacher.undo();
  expect([...teacher.undone]).toEqual([]);
  await deliverAll(school);
  expect(await breaches()).toEqual([]);
});

test('an undo whose answer is lost has brought the quiz back', async () => {
  const quizId = await aQuiz();
  await teacher.remove(quizId);
  const commit = 'teacher Commit audit+deletedQuizzes+jobs+lists+quizzes';
  const isLost = (seed: number, turn: number) => draw(seed, commit, turn, 'lostAnswer') < 0.3;
  const seed = Array.from({ length: 500 }, (_, at) => at).find(
    (one) => isLost(one, 1) && ![2, 3, 4, 5].some((turn) => isLost(one, turn)),
  );
  school.badDay.begin(seed ?? 0, { lostAnswer: 0.3 });
  await teacher.undo();
  expect([...teacher.undone]).toEqual([quizId]);
  expect(school.badDay.injected).toEqual([expect.stringContaining(commit)]);
  school.endBadDay();
  await deliverAll(school);
  expect(await breaches()).toEqual([]);
});

test('answers saved at a quiz count, though its deletion broke off and its teacher edited it then', async () => {
  const quizId = await aQuiz();
  const attempt = await amy.start(`/quizzes/${quizId}`);
  if (!attempt) throw new Error('It did not start.');
  await amy.save(attempt, 0);
  await breakOff(() => school.ask('teacher', deletionOf(quizId)));
  await teacher.edit(quizId, 0);
  await amy.submit(attempt);
  expect(await breaches()).toEqual([]);
});

function deletionOf(quizId: string) {
  return { uid: 'teacher', role: 'teacher', method: 'DELETE', path: `/quizzes/${quizId}` } as const;
}

test('a hand-in that comes again counts once, though its student has started again meanwhile', async () => {
  const quizId = await aQuiz();
  await amy.submitByKey(quizId, 1);
  const started = await amy.start(`/quizzes/${quizId}`);
  for (const submit of amy.submits) await amy.repeat(submit);
  expect(new Set(amy.submits[0]?.attemptIds).size).toBe(1);
  if (started) await amy.submit(started);
  expect(await breaches()).toEqual([]);
});

test('a hand-in that comes again is answered as before, though its quiz was deleted meanwhile', async () => {
  const quizId = await aQuiz();
  await amy.submitByKey(quizId, 1);
  await teacher.remove(quizId);
  await deliverAll(school);
  for (const submit of amy.submits) await amy.repeat(submit);
  expect(amy.submits[0]?.attemptIds).toHaveLength(2);
  expect(await breaches()).toEqual([]);
});

test('an edit whose answer is lost is told as saved, and not as one of somebody else', async () => {
  const quizId = await aQuiz();
  const commit = 'teacher Commit audit+lists+private+quizzes+versions';
  const isLost = (seed: number, turn: number) => draw(seed, commit, turn, 'lostAnswer') < 0.3;
  const seed = Array.from({ length: 500 }, (_, at) => at).find(
    (one) => isLost(one, 1) && ![2, 3, 4, 5].some((turn) => isLost(one, turn)),
  );
  school.badDay.begin(seed ?? 0, { lostAnswer: 0.3 });
  expect((await teacher.edit(quizId, 0))?.status).toBe(200);
  expect(school.badDay.injected).toHaveLength(1);
});

test('a quiz that is written stays so when the task that wrote it comes twice and fails', async () => {
  const quizId = await aQuiz();
  const { documents, jobsOf } = school.instances.teacher;
  const [repository, quizzes] = [
    createJobsRepository(documents.root),
    createQuizzesRepository(documents.root),
  ];
  const job = await repository.find(quizId);
  if (!job) throw new Error('There is no job.');
  const fail = () => Promise.reject(new Error('The files do not answer.'));
  const silent = () => undefined;
  await createQuizJob({
    jobs: {
      ...repository,
      find: () => Promise.resolve({ ...job, state: { ...job.state, status: 'generating' } }),
    },
    quizzes: { ...quizzes, storeWritten: fail },
    topicsInUse: { find: () => Promise.resolve({}), change: () => Promise.resolve() },
    files: { read: fail, write: fail },
    extractor: { extract: fail },
    writerFor: () => ({ name: 'offline', write: fail }),
    clock: () => new Date(school.now()),
    log: { info: silent, warn: silent, error: silent },
  })(quizId, true);
  await jobsOf(documents.root.id).writeQuiz(quizId, true);
  expect(await teacher.list()).toMatchObject([{ id: quizId, status: 'ready' }]);
  expect((await repository.find(quizId))?.state.status).toBe('ready');
});
