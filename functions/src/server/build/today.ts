import type { ToDoService } from '../../features/assignments/to-do.service.ts';
import type { PracticeService } from '../../features/practice/practice.service.ts';
import { createTodayService } from '../../features/today/today.service.ts';
import type { Parts } from './parts.ts';

type Lists = { toDo: ToDoService; practice: PracticeService };

export function buildToday(
  { clock, repositories }: Pick<Parts, 'clock' | 'repositories'>,
  { toDo, practice }: Lists,
) {
  const { accounts, summaries, openAttempts, quizzes, quizResults } = repositories;
  return {
    today: createTodayService({
      findUser: (uid) => accounts.find(uid),
      readSummary: (uid) => summaries.read(uid),
      listOpen: (uid) => openAttempts.listOfStudent(uid),
      listToDo: (caller, uid, working) => toDo.listWith(caller, uid, working),
      findTitles: (quizIds) => quizzes.findTitles(quizIds),
      countDue: (caller, uid, since) => practice.countDueSince(caller, uid, since),
      listReadyQuizzes: (grade, page) => quizzes.listReady(grade, page),
      findTaken: async (uid, quizIds) => new Set((await quizResults.find(uid, quizIds)).keys()),
      clock,
    }),
  };
}
