import { createStudentsService } from '../features/students/students.service.ts';
import type { Parts } from './parts.ts';

export function buildStudents({ repositories }: Parts) {
  const { accounts, quizzes, attempts, summaries } = repositories;
  return {
    students: createStudentsService({
      findUser: (uid) => accounts.find(uid),
      listReadyQuizzes: (grade, page) => quizzes.listReady(grade, page),
      listAttempts: (uid, page) => attempts.listOfStudent(uid, page),
      findNumbers: (uid, quizIds) => attempts.findNumbers(uid, quizIds),
      findBests: (uid, quizIds) => attempts.findBests(uid, quizIds),
      readSummary: (uid) => summaries.read(uid),
    }),
  };
}
