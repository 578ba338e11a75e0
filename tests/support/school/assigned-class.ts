import { randomUUID } from 'node:crypto';
import type { AssignmentSettings } from '@study-assistant/contract/assignments/assignments';
import { startAssignment } from '@study-assistant/contract/attempts/open-attempts';
import type { Try } from '../../../functions/src/domain/assignment/student-marks.ts';
import { toStoredTime } from '../../../functions/src/platform/firestore/documents.ts';
import { createMarksRepository } from '../../../functions/src/stored/assignments/marks.repository.ts';
import { aStudent, aTeacher, type Person } from '../people/people.ts';
import { ask, type Answer } from '../product/site.ts';
import { withSchool } from '../quizzes/attempts.ts';
import { aQuiz, type AQuiz } from '../quizzes/quizzes.ts';

export type AssignedClass = { id: string; teacher: Person; students: Person[] };

const MINUTE_MS = 60_000;

export function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * MINUTE_MS).toISOString();
}

/** A class stored in the state after these students have joined it. */
export async function aClassOf(
  teacher: Person,
  students: Person[],
  changes: Record<string, unknown> = {},
): Promise<AssignedClass> {
  const id = randomUUID();
  await withSchool(async (school) => {
    const now = toStoredTime(new Date());
    await school.doc(`classes/${id}`).create({
      ...{ version: 1, name: '9B', subject: 'Biology', grade: '9', timeZone: 'Europe/Oslo' },
      ...{ teacherIds: [teacher.uid], joinCode: null, archivedAt: null, createdAt: now },
      ...changes,
    });
    for (const { uid, fullName } of students) await join(id, { uid, fullName });
  });
  return { id, teacher, students };
}

/** A student of several classes has all of them in her marks. */
export async function join(
  classId: string,
  { uid, fullName }: Pick<Person, 'uid' | 'fullName'>,
): Promise<void> {
  await withSchool(async (school) => {
    const marks = school.doc(`marks/${uid}`);
    const before = (await marks.get()).get('classIds') as string[] | undefined;
    const classIds = [...(before ?? []), classId];
    await marks.set({ version: 1, studentId: uid, fullName, classIds }, { merge: true });
    await school.doc(`users/${uid}`).set({ classIds }, { merge: true });
  });
}

export async function aClassWith(students: number): Promise<AssignedClass> {
  const people = await Promise.all(Array.from({ length: students }, () => aStudent()));
  return aClassOf(await aTeacher(), people);
}

/** An assignment's settings: open for an hour, due in half an hour, results at once. */
export function settingsWith(changes: Partial<AssignmentSettings> = {}): AssignmentSettings {
  return {
    ...{ keepsVersion: false, only: null, opensAt: null },
    ...{ dueAt: inMinutes(30), closesAt: inMinutes(60), acceptsLate: true },
    ...{ attempts: 1, counts: 'best', time: { kind: 'usual' } },
    ...{ shuffle: { questions: false, options: true } },
    ...{ release: 'at-once', shows: 'score-and-answers' },
    ...changes,
  };
}

export function give(
  { token }: Person,
  { id }: Pick<AQuiz, 'id'>,
  classes: readonly Pick<AssignedClass, 'id'>[],
  changes: Partial<AssignmentSettings> = {},
): Promise<Answer> {
  const json = {
    quizId: id,
    classIds: classes.map((one) => one.id),
    settings: settingsWith(changes),
  };
  return ask('/api/assignments', { token, json });
}

export type AnAssignment = {
  id: string;
  classId: string;
  quizId: string;
  state: string;
  isReleased: boolean;
  releasedAt: string | null;
  settings: AssignmentSettings;
};

/** Assigns a new draft of the teacher's to her class. */
export async function anAssignmentIn(
  aClass: AssignedClass,
  changes: Partial<AssignmentSettings> = {},
): Promise<AnAssignment> {
  const quiz = await aQuiz(aClass.teacher, { publish: 'false' });
  const { status, body } = await give(aClass.teacher, quiz, [aClass], changes);
  const [assignment] = (body.assignments ?? []) as AnAssignment[];
  if (status !== 201 || !assignment) throw new Error(`not given: ${JSON.stringify(body)}`);
  return assignment;
}

/** Stores a handed-in attempt as the server does. */
export async function keepTry(
  { uid }: Person,
  assignmentId: string,
  changes: Partial<Try> = {},
): Promise<void> {
  const handedInAt = new Date().toISOString();
  const result = {
    score: 4,
    totalQuestions: 5,
    percentage: 80,
    handedInAt,
    isLate: false,
    sawAnswers: false,
  };
  const added = { attemptId: randomUUID(), ...result, ...changes };
  await withSchool(({ root }) => {
    const marks = createMarksRepository(root);
    return root.firestore.runTransaction(async (transaction) => {
      const read = await marks.readIn(transaction, uid, [assignmentId]);
      if (!read) throw new Error('She is in no class.');
      marks.addTryIn(transaction, read, assignmentId, added);
    });
  });
}

/** Stores an open attempt at an assignment, with two saved answers. */
export async function keepSeat({ uid }: Person, { id, quizId }: AnAssignment): Promise<void> {
  await withSchool((school) =>
    school.collection('openAttempts').add({
      ...{ version: 1, attemptId: randomUUID(), studentId: uid, quizId, quizVersion: 1 },
      ...{ isFirst: true, assignmentId: id, startedAt: inMinutes(-1), deadline: inMinutes(4) },
      timeLimit: { seconds: 300, usualSeconds: 300 },
      limit: { seconds: 300, closing: null, addedSeconds: 0 },
      ...{ answers: [1, 2, null, null, null], questionTimes: [0, 0, 0, 0, 0] },
      flags: [false, false, false, false, false],
    }),
  );
}

/** Starts an assignment and hands it in with the first option everywhere. */
export async function handInAssignment(
  token: string,
  studentId: string,
  assignmentId: string,
): Promise<void> {
  const start = { method: 'POST', token };
  const { body } = await ask(`/api/assignments/${assignmentId}/attempts`, start);
  const { attempt, quiz } = startAssignment.reply.parse(body);
  const answers = quiz.questions.map(() => 0);
  const json = { quizId: quiz.id, attemptId: attempt.id, studentId, answers, timeTaken: 60 };
  const { status } = await ask('/api/quiz/submit', { token, json });
  if (status !== 201) throw new Error(`not handed in: ${status}`);
}
