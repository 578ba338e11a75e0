import type { Attempt, ListedAttempt } from '@study-assistant/contract/attempts/attempts';
import type { PerformanceStats } from '@study-assistant/contract/attempts/students';
import type { Quiz } from '@study-assistant/contract/quizzes/quizzes';
import { DEFAULT_SCHOOL_ID } from '../../../../functions/src/domain/school/school-id.ts';
import type { People } from './run-schedule.ts';
import type { School } from './school.ts';
import type { KeyedSubmit, StartedAttempt, StudentClient } from './student-client.ts';

type Marks = Record<string, { tries: { attemptId: string; score: number }[] }>;

/** Finds broken guarantees, through the API where possible and else in the database. */
export async function findBreaches(
  school: School,
  { students, teacher }: People,
): Promise<string[]> {
  const quizzes = await teacher.list();
  const found = await Promise.all(students.map((student) => findBreachesOf(school, student)));
  return [
    ...found.flat(),
    ...(await findOrphans(school)),
    ...(await findFilesOfNobody(school)),
    ...(await findLeftovers(school)),
    ...(await Promise.all([...teacher.undone].map((id) => findNotBack(school, id)))).flat(),
    ...quizzes
      .filter(({ id }) => teacher.deleting.has(id))
      .map(({ id }) => `Quiz ${id} was deleted and is there.`),
    ...quizzes
      .filter(({ status }) => status === 'generating' || status === 'failed')
      .map(({ id, status }) => `Quiz ${id} is ${status} for ever.`),
  ];
}

async function findBreachesOf(school: School, student: StudentClient): Promise<string[]> {
  const { uid, attempts, submits } = student;
  const listed = (await read(school, `/student/${uid}/quiz-attempts`)).attempts as ListedAttempt[];
  const stored = await Promise.all(
    listed.map(
      async ({ id }) => (await read(school, `/quiz-results/attempt/${id}`)).attempt as Attempt,
    ),
  );
  const known = new Set([
    ...attempts.map(({ id }) => id),
    ...submits.flatMap((one) => one.attemptIds),
  ]);
  const regrades = await Promise.all(stored.map((attempt) => findOldKey(school, attempt)));
  return [
    ...stored
      .filter(({ id }) => !known.has(id))
      .map(({ id }) => `${uid}: attempt ${id} was never hers.`),
    ...attempts.flatMap((attempt) => findLostAnswers(attempt, submits, stored)),
    ...submits.flatMap((submit) => findDoubled(submit, stored)),
    ...regrades.flat(),
    ...(await findWrongTotals(school, uid, stored)),
    ...(await findWrongMarks(school, uid, stored)),
  ].map((breach) => (breach.startsWith(uid) ? breach : `${uid}: ${breach}`));
}

/** Each acknowledged answer is in the result, unless a later one may have arrived. */
function findLostAnswers(
  { id, acknowledged, sent }: StartedAttempt,
  submits: readonly KeyedSubmit[],
  stored: readonly Attempt[],
): string[] {
  const result = stored.find((attempt) => attempt.id === id);
  if (!result) {
    const hasAnswers = acknowledged.some((answer) => answer !== null);
    return hasAnswers ? [`attempt ${id} has no result, and answers were acknowledged.`] : [];
  }
  const later = [
    ...sent,
    ...submits.filter(({ quizId }) => quizId === result.quizId).map(({ answers }) => answers),
  ];
  return result.detailedResults.flatMap(({ userAnswer }, at) => {
    const answer = acknowledged[at] ?? null;
    const isKept = answer === null || userAnswer === answer;
    if (isKept || later.some((answers) => answers[at] === userAnswer)) return [];
    return [`attempt ${id} has ${userAnswer} for question ${at + 1}, acknowledged was ${answer}.`];
  });
}

/** A hand-in counts once, with the answers it contained. */
function findDoubled(
  { key, attemptIds, answers, isLate }: KeyedSubmit,
  stored: readonly Attempt[],
) {
  const ids = new Set(attemptIds);
  if (ids.size > 1) return [`hand-in ${key} counts ${ids.size} times.`];
  const [id] = attemptIds;
  if (id === undefined) return [];
  const result = stored.find((attempt) => attempt.id === id);
  if (!result) return [`hand-in ${key} was acknowledged and has no result.`];
  if (isLate) return [];
  return result.detailedResults.flatMap(({ userAnswer }, at) =>
    (answers[at] ?? null) === null || userAnswer === answers[at]
      ? []
      : [`hand-in ${key} has ${userAnswer} for question ${at + 1}, handed in was ${answers[at]}.`],
  );
}

/** The remaining attempts at a quiz are graded by its current key. */
async function findOldKey(school: School, attempt: Attempt): Promise<string[]> {
  const { quiz } = (await read(school, `/quizzes/${attempt.quizId}`)) as { quiz?: Quiz };
  return attempt.detailedResults.flatMap((result) => {
    const question = quiz?.questions.find(({ id }) => id === result.questionId);
    if (!question || result.correctAnswer === question.correctAnswer) return [];
    return [`attempt ${attempt.id} is graded by an old key of ${result.questionId}.`];
  });
}

async function findWrongTotals(school: School, uid: string, stored: readonly Attempt[]) {
  const { stats } = (await read(school, `/student/${uid}/performance-stats`)) as {
    stats: PerformanceStats;
  };
  const sum = stored.reduce((total, { percentage }) => total + percentage, 0);
  const mean = stored.length === 0 ? 0 : Math.round((sum / stored.length) * 10) / 10;
  const best = Math.max(0, ...stored.map(({ percentage }) => percentage));
  const counted = [stored.length, mean, best].join(', ');
  const told = [stats.totalQuizzes, stats.averageScore, stats.highestScore].join(', ');
  return told === counted ? [] : [`totals are ${told}, counted again ${counted}.`];
}

/** Teachers see the same results of assignments as the student, once they are shown. */
async function findWrongMarks({ instances }: School, uid: string, stored: readonly Attempt[]) {
  const { documents } = instances.teacher;
  const stands = await documents.doc(`marks/${uid}`).get();
  const marks = (stands.get('marks') ?? {}) as Marks;
  const tries = Object.values(marks).flatMap((mark) => mark.tries);
  const told = tries.map(({ attemptId, score }) => `${attemptId} ${score}`).sort();
  const assigned = stored.filter(({ assignmentId }) => assignmentId !== undefined);
  const counted = assigned.map(({ id, score }) => `${id} ${score}`).sort();
  const isSame = told.join() === counted.join();
  return isSame ? [] : [`marks are ${told.join()}, results ${counted.join()}.`];
}

async function findOrphans({ instances }: School): Promise<string[]> {
  const { documents } = instances.teacher;
  const [seats, jobs, quizzes, held] = await Promise.all(
    ['openAttempts', 'jobs', 'quizzes', 'heldAttempts'].map((name) =>
      documents.collection(name).get(),
    ),
  );
  const ids = new Set(quizzes?.docs.map(({ id }) => id));
  const withJob = new Set(jobs?.docs.map(({ id }) => id));
  return [
    ...(seats?.docs ?? []).map(({ id }) => `Seat ${id} was never left.`),
    ...(held?.docs ?? []).map(({ id }) => `Result ${id} was never shown.`),
    ...[...withJob].filter((id) => !ids.has(id)).map((id) => `Job ${id} has no quiz.`),
    ...[...ids].filter((id) => !withJob.has(id)).map((id) => `Quiz ${id} has no job.`),
  ];
}

/** No write spans Firestore and Storage: the nightly job removes what a stop between them left. */
async function findFilesOfNobody(school: School): Promise<string[]> {
  await school.runOn('task-1', ({ reconcile }) => reconcile());
  const jobs = await school.instances.teacher.documents.collection('jobs').get();
  const sources = new Set(
    jobs.docs.map((job) => `schools/${DEFAULT_SCHOOL_ID}/${String(job.get('order.sourcePath'))}`),
  );
  return [...school.files.keys()]
    .filter((path) => !sources.has(path))
    .map((path) => `File ${path} is nobody's.`);
}

/** Finds remains of deleted quizzes after the nightly job, which must be none. */
async function findLeftovers({ instances }: School): Promise<string[]> {
  const { root } = instances.teacher.documents;
  const [quizzes, deleted] = await Promise.all(
    ['quizzes', 'deletedQuizzes'].map((name) => root.collection(name).listDocuments()),
  );
  const found = await Promise.all(
    (quizzes ?? []).map(async (ref) => ((await ref.get()).exists ? [] : [ref.id])),
  );
  return [
    ...found.flat().map((id) => `Quiz ${id} is deleted, and not all that is below it.`),
    ...(deleted ?? []).map(({ id }) => `The deletion of quiz ${id} has no end.`),
  ];
}

/** A quiz whose teacher was told that it is restored exists with its key. */
async function findNotBack(school: School, id: string): Promise<string[]> {
  const { quiz } = (await read(school, `/quizzes/${id}`)) as { quiz?: Quiz };
  const isWhole = quiz?.questions.every(({ correctAnswer }) => correctAnswer !== undefined);
  return isWhole ? [] : [`Quiz ${id} was taken back and is not there.`];
}

async function read(school: School, path: string): Promise<Record<string, unknown>> {
  const reply = await school.ask('teacher', {
    uid: 'teacher',
    role: 'teacher',
    method: 'GET',
    path,
  });
  return reply?.body ?? {};
}
