import { randomUUID } from 'node:crypto';
import { compareBySurname } from '@study-assistant/contract/people/names';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { aStudent, aTeacher, saveUserData } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { keepAttempts, onDay, withSchool } from '../../support/quizzes/attempts.ts';

type Row = { studentId: string; studentName: string };

async function overview(): Promise<Row[]> {
  const { uid, token } = await aTeacher();
  const { status, body } = await ask(`/api/teacher/${uid}/students-overview`, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.students as Row[];
}

async function rowOf(uid: string): Promise<Row | undefined> {
  return (await overview()).find(({ studentId }) => studentId === uid);
}

describe('GET /api/teacher/:uid/students-overview', () => {
  test('a student who has not started is listed, with nothing done', async () => {
    const { uid, email, fullName } = await aStudent('7');
    expect(await rowOf(uid)).toEqual({
      studentId: uid,
      studentName: fullName,
      studentEmail: email,
      currentGrade: '7',
      quizzesTaken: 0,
      averageScore: 0,
      lastScore: null,
      trend: null,
      skillGapCompletion: 0,
      completedResources: 0,
      totalResources: 0,
      status: 'Not started',
    });
  });

  test('averages are those of all attempts', async () => {
    const student = await aStudent();
    const percentages = [33.3, 66.7, 80];
    await keepAttempts(
      student,
      ...percentages.map((percentage, index) => ({ percentage, ...onDay(index + 1) })),
    );
    expect(await rowOf(student.uid)).toMatchObject({
      quizzesTaken: 3,
      averageScore: 60,
      lastScore: 80,
      trend: 'improving',
      skillGapCompletion: 100,
      status: 'Excellent',
    });
  });

  test('a student who moves up a grade is listed with the new one', async () => {
    const student = await aStudent('9');
    await saveUserData(student, { userType: 'student', currentGrade: '10' });
    expect(await rowOf(student.uid)).toMatchObject({ currentGrade: '10' });
  });

  test('200 students without totals are all listed, by name', async () => {
    const uids = await withSchool(async (school) => {
      const batch = school.root.firestore.batch();
      const ids = Array.from({ length: 200 }, (): string => randomUUID());
      ids.forEach((uid, index) => {
        const person = { fullName: `Pupil ${1000 + index}`, email: `${uid}@example.org` };
        const open = { createdAt: Timestamp.now(), closedAt: null };
        const profile = { ...person, userType: 'student', currentGrade: '8', ...open };
        batch.set(school.doc(`users/${uid}`), { version: 1, ...profile });
      });
      await batch.commit();
      return ids;
    });
    const rows = await overview();
    const ours = rows.filter(({ studentId }) => uids.includes(studentId));
    expect(ours.map(({ studentId }) => studentId)).toEqual(uids);
    expect(rows.map(({ studentName }) => studentName)).toEqual(
      rows.map(({ studentName }) => studentName).sort(compareBySurname),
    );
  });

  test('a student whose account was removed is no longer listed', async () => {
    const [gone, stays] = [await aStudent(), await aStudent()];
    await withSchool((school) => school.doc(`users/${gone.uid}`).delete());
    const listed = async () => (await overview()).map(({ studentId }) => studentId);
    // A sign-up at this moment hides the deletion until the next read.
    await expect.poll(listed).not.toContain(gone.uid);
    expect(await listed()).toContain(stays.uid);
  });

  test('is for the teacher whose path it is', async () => {
    const [teacher, other, student] = [await aTeacher(), await aTeacher(), await aStudent()];
    const path = `/api/teacher/${teacher.uid}/students-overview`;
    expect((await ask(path, { token: other.token })).status).toBe(403);
    expect((await ask(path, { token: student.token })).status).toBe(403);
    expect((await ask(path)).status).toBe(401);
    const malformed = '/api/teacher/a.b/students-overview';
    expect((await ask(malformed, { token: teacher.token })).status).toBe(400);
    const nobody = '/api/teacher/none/students-overview';
    expect((await ask(nobody, { token: teacher.token })).status).toBe(403);
  });
});
