import { listStudentQuizzes } from '@study-assistant/contract/quizzes';
import {
  getPerformanceStats,
  getSkillGap,
  listStudentAttempts,
} from '@study-assistant/contract/students';
import type { Bind } from '../../http/bind.ts';
import type { StudentsService } from './students.service.ts';

export function studentsRoutes(bind: Bind, students: StudentsService): void {
  bind(
    listStudentQuizzes,
    ({ caller, params, query }) => students.listQuizzes(caller, params.uid, query),
    { version: ({ caller, params }) => students.versionOfQuizzes(caller, params.uid) },
  );
  bind(listStudentAttempts, ({ caller, params, query }) =>
    students.listAttempts(caller, params.uid, query),
  );
  bind(getSkillGap, ({ caller, params }) => students.readSkillGap(caller, params.uid));
  bind(getPerformanceStats, ({ caller, params }) => students.readStats(caller, params.uid));
}
