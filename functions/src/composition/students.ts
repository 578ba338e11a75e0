import { createStudentsService } from '../features/students/students.service.ts';
import type { Parts } from './parts.ts';

export function buildStudents({ repositories }: Parts) {
  const { accounts, quizzes, attempts, summaries } = repositories;
  return {
    students: createStudentsService({
      findUser: (uid) => accounts.find(uid),
      listReadyQuizzes: () => quizzes.listReady(),
      listAttempts: (uid, page) => attempts.listOfStudent(uid, page),
      findBests: (uid, quizIds) => attempts.findBests(uid, quizIds),
      readSummary: (uid) => summaries.read(uid),
    }),
  };
}
