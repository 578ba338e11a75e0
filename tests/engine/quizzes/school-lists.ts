import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { createReaderGuard } from '../../../functions/src/domain/reader-guard.ts';
import { createStudentsService } from '../../../functions/src/features/students/students.service.ts';
import type { PageAsked } from '../../../functions/src/platform/firestore/pages.ts';
import { createRepositories } from '../../../functions/src/stored/repositories.ts';
import { student } from '../classroom.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-01-01T08:00:00.000Z');

/** The time this many minutes after the first day of school. */
export function schoolTime(minutes: number): Timestamp {
  return Timestamp.fromMillis(START + minutes * MINUTE_MS);
}

/** A school's lists on a real engine. */
export function openLists(school: DocumentReference) {
  const repositories = createRepositories(school);
  const { accounts } = repositories;
  const students = createStudentsService({
    requireReader: createReaderGuard('trial', repositories),
    ...repositories,
  });

  return {
    repositories,
    students,
    listQuizzesOf: (uid: string, page: PageAsked) => students.listQuizzes(student(uid), uid, page),
    listOwn: (uid: string, page: PageAsked) => repositories.quizzes.listOfTeacher(uid, page),

    async addStudent(uid: string, currentGrade: '6' | '9'): Promise<void> {
      const profile = { uid, email: '', fullName: uid, currentGrade };
      await accounts.save({ ...profile, userType: 'student' }, new Date(START));
    },

    /** Adds many quizzes at once without any service; `minutes` tells when each was made. */
    async addQuizzes(
      quizzesToAdd: readonly { id: string; targetGrade: string; minutes: number }[],
      fields: object = {},
    ): Promise<void> {
      const writer = school.firestore.bulkWriter();
      for (const { id, targetGrade, minutes } of quizzesToAdd) {
        const createdAt = schoolTime(minutes);
        const quiz = { ...READY, title: id, targetGrade, createdAt, ...fields };
        void writer.create(school.collection('quizzes').doc(id), quiz);
      }
      await writer.close();
    },
  };
}

const READY = {
  version: 1,
  quizVersion: 1,
  toughness: 'Easy',
  numQuestions: 5,
  teacherId: 'teacher',
  status: 'ready',
  writer: 'offline',
  teacherName: '',
  subject: null,
  topics: [],
  notice: null,
  questions: [],
};
