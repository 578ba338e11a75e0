import { listStudentQuizzes } from '@study-assistant/contract/quizzes';
import type { Bind } from '../../http/bind.ts';
import type { StudentsService } from './students.service.ts';

export function studentsRoutes(bind: Bind, students: StudentsService): void {
  bind(listStudentQuizzes, ({ caller, params }) => students.listQuizzes(caller, params.uid));
}
