import type {
  listAnswersSeen,
  listClassesOfQuiz,
} from '@study-assistant/contract/assignments/answers-seen';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireOwnClass, requireOwnQuiz } from '../../domain/access.ts';
import { isShut } from '../../domain/assignment/change-assignment.ts';
import { listCategories } from '../../domain/assignment/markbook-setup.ts';
import type { Caller } from '../../domain/caller.ts';
import type { AssignmentsRepository } from '../../stored/assignments/assignments.repository.ts';
import type { MarkbooksRepository } from '../../stored/assignments/markbooks.repository.ts';
import type { MarksRepository } from '../../stored/assignments/marks.repository.ts';
import type { QuizResultsRepository } from '../../stored/attempts/quiz-results.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import type { QuizzesRepository } from '../../stored/quizzes/quizzes.repository.ts';

type Deps = {
  assignments: Pick<AssignmentsRepository, 'listRunningOfQuiz'>;
  classes: Pick<ClassesRepository, 'find'>;
  markbooks: Pick<MarkbooksRepository, 'find'>;
  marks: Pick<MarksRepository, 'listOfClass'>;
  quizResults: Pick<QuizResultsRepository, 'findSeen'>;
  quizzes: Pick<QuizzesRepository, 'find'>;
  clock: () => Date;
};

export type AnswersSeenService = ReturnType<typeof createAnswersSeenService>;

/** Tells a teacher what she should know of a class before she gives it a quiz, or puts one on the shelf. */
export function createAnswersSeenService(deps: Deps) {
  const { assignments, classes, markbooks, marks, quizResults, quizzes, clock } = deps;
  return {
    async listSeen(
      caller: Caller,
      { id, quizId }: Parsed<typeof listAnswersSeen>['params'],
    ): Promise<Answer<typeof listAnswersSeen>> {
      requireOwnClass(caller, await classes.find(id));
      const [students, book] = await Promise.all([marks.listOfClass(id, []), markbooks.find(id)]);
      const ids = students.map(({ studentId }) => studentId);
      const seen = await quizResults.findSeen(quizId, ids);
      const named = students.filter(({ studentId }) => seen.has(studentId));
      return {
        students: students.length,
        seen: named.map(({ studentId, fullName }) => ({ studentId, fullName })),
        categories: listCategories(book),
      };
    },

    async listClasses(caller: Caller, quizId: string): Promise<Answer<typeof listClassesOfQuiz>> {
      requireOwnQuiz(caller, await quizzes.find(quizId));
      const now = clock();
      const given = await assignments.listRunningOfQuiz(quizId, now);
      const running = given.filter((one) => !isShut(one, now));
      const names = new Map(running.map(({ classId, className }) => [classId, className]));
      return {
        classes: [...names]
          .map(([id, name]) => ({ id, name }))
          .sort((a, b) => a.name.localeCompare(b.name, 'en')),
      };
    },
  };
}
