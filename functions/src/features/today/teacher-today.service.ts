import type {
  getTeacherToday,
  TeacherToday,
} from '@study-assistant/contract/assignments/teacher-today';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { requireSelf } from '../../domain/access.ts';
import { countByClass, rankForToday } from '../../domain/assignment/teacher-today.ts';
import type { Caller } from '../../domain/caller.ts';
import { countReported } from '../../domain/student/report-book.ts';
import type { AnswerCountsRepository } from '../../stored/assignments/answer-counts.repository.ts';
import type { AssignmentsRepository } from '../../stored/assignments/assignments.repository.ts';
import type { MarkingRepository } from '../../stored/attempts/marking.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import type { QuizzesRepository } from '../../stored/quizzes/quizzes.repository.ts';
import type { ReportsRepository } from '../../stored/quizzes/reports.repository.ts';

type Deps = {
  classes: Pick<ClassesRepository, 'listOfTeacher'>;
  assignments: Pick<AssignmentsRepository, 'listLatelyOfClasses'>;
  answerCounts: Pick<AnswerCountsRepository, 'countStudents'>;
  quizzes: Pick<QuizzesRepository, 'listMarkedByHand' | 'findNamed'>;
  reports: Pick<ReportsRepository, 'listOpenOfTeacher'>;
  marking: Pick<MarkingRepository, 'countToMark'>;
  clock: () => Date;
};

/** A home page is no list: the rest is with its class. */
const SHOWN = 4;

/** Quizzes of hers that are looked through for answers to mark. */
const MAX_QUIZZES = 90;

/** Students whose reports are looked through: enough to know that some wait. */
const MAX_REPORTERS = 30;

export type TeacherTodayService = ReturnType<typeof createTeacherTodayService>;

/** What a teacher finds on her home page: reads for each of her classes and what they are given now. */
export function createTeacherTodayService(deps: Deps) {
  return {
    async read(caller: Caller, uid: string): Promise<Answer<typeof getTeacherToday>> {
      requireSelf(caller, uid);
      const now = deps.clock();
      const [taught, toMark, reported] = await Promise.all([
        deps.classes.listOfTeacher(uid),
        countToMark(uid),
        findReported(uid),
      ]);
      const running = taught.filter(({ archivedAt }) => archivedAt === null).map(({ id }) => id);
      const ranked = rankForToday(await deps.assignments.listLatelyOfClasses(running, now), now);
      const shown = ranked.slice(0, SHOWN);
      const handedIn = await deps.answerCounts.countStudents(shown.map(({ id }) => id));
      const today = {
        assignments: shown.map((one) => ({ ...one, handedIn: handedIn.get(one.id) ?? 0 })),
        more: ranked.length - shown.length,
        classes: countByClass(ranked),
        ...(toMark && { toMark }),
        ...(reported && { reported }),
      };
      return { today, serverNow: now.toISOString() };
    },
  };

  /** Null where nothing waits. Which quizzes it waits at is asked only when something does. */
  async function countToMark(uid: string): Promise<TeacherToday['toMark'] | null> {
    const quizzes = await deps.quizzes.listMarkedByHand(uid, MAX_QUIZZES);
    const answers = await deps.marking.countToMark(quizzes.map(({ id }) => id));
    if (answers === 0) return null;
    const counted = await Promise.all(
      quizzes.map(async ({ id: quizId, title: quizTitle }) => {
        return { quizId, quizTitle, answers: await deps.marking.countToMark([quizId]) };
      }),
    );
    const waiting = counted.filter((quiz) => quiz.answers > 0);
    return { answers, quizzes: waiting.sort((a, b) => b.answers - a.answers).slice(0, SHOWN) };
  }

  /** Null where nothing is reported. Titles are read of the quizzes that are shown alone. */
  async function findReported(uid: string): Promise<TeacherToday['reported'] | null> {
    const counted = countReported(await deps.reports.listOpenOfTeacher(uid, MAX_REPORTERS));
    const most = [...counted].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
    const named = await deps.quizzes.findNamed(most.map(([quizId]) => quizId));
    const quizzes = most.flatMap(([quizId, questions]) => {
      const quizTitle = named.get(quizId)?.title;
      return quizTitle === undefined ? [] : [{ quizId, quizTitle, questions }];
    });
    if (quizzes.length === 0) return null;
    return { questions: [...counted.values()].reduce((sum, one) => sum + one, 0), quizzes };
  }
}
