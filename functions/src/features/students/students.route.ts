import {
  getPerformanceStats,
  getSkillGap,
  listStudentAttempts,
} from '@study-assistant/contract/attempts/students';
import { listStudentQuizzes } from '@study-assistant/contract/quizzes/quizzes';
import type { Bind } from '../../http/bind.ts';
import type { StudentsService } from './students.service.ts';

export function studentsRoutes(bind: Bind<{ students: StudentsService }>): void {
  bind(
    listStudentQuizzes,
    ({ school, caller, params, query }) => school.students.listQuizzes(caller, params.uid, query),
    {
      version: ({ school, caller, params }) => school.students.versionOfQuizzes(caller, params.uid),
      keptBy: 'page',
    },
  );
  bind(listStudentAttempts, ({ school, caller, params, query }) =>
    school.students.listAttempts(caller, params.uid, query),
  );
  bind(getSkillGap, ({ school, caller, params }) =>
    school.students.readSkillGap(caller, params.uid),
  );
  bind(getPerformanceStats, ({ school, caller, params }) =>
    school.students.readStats(caller, params.uid),
  );
}
