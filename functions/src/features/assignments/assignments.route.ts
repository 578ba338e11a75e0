import {
  listAnswersSeen,
  listClassesOfQuiz,
} from '@study-assistant/contract/assignments/answers-seen';
import {
  getAssignmentReport,
  listAnswers,
  listChosen,
  remindStudents,
} from '@study-assistant/contract/assignments/assignment-report';
import {
  closeAssignment,
  createAssignments,
  deleteAssignment,
  editAssignment,
  getAssignment,
  listClassAssignments,
  listToDo,
  openAssignment,
  releaseResults,
  setException,
} from '@study-assistant/contract/assignments/assignments';
import { getLiveAssignment } from '@study-assistant/contract/assignments/live-assignment';
import {
  addMarkColumn,
  commentOnMark,
  deleteMarkColumn,
  editMarkColumn,
  enterMark,
  setGrading,
  showMarks,
} from '@study-assistant/contract/assignments/mark-columns';
import { getMarkbook } from '@study-assistant/contract/assignments/markbook';
import {
  getOwnMarks,
  getStudentReport,
} from '@study-assistant/contract/assignments/student-report';
import type { Bind } from '../../http/bind.ts';
import type { AnswersSeenService } from './answers-seen.service.ts';
import type { AssignmentAnswersService } from './assignment-answers.service.ts';
import type { AssignmentReportService } from './assignment-report.service.ts';
import type { AssignmentsService } from './assignments.service.ts';
import type { GiveQuizService } from './give-quiz.service.ts';
import type { LiveAssignmentService } from './live-assignment.service.ts';
import type { MarkColumnsService } from './mark-columns.service.ts';
import type { MarkbookService } from './markbook.service.ts';
import type { StudentReportService } from './student-report.service.ts';
import type { ToDoService } from './to-do.service.ts';

type School = {
  giving: GiveQuizService;
  assignments: AssignmentsService;
  answersSeen: AnswersSeenService;
  markbook: MarkbookService;
  markColumns: MarkColumnsService;
  assignmentReports: AssignmentReportService;
  assignmentAnswers: AssignmentAnswersService;
  studentReports: StudentReportService;
  liveAssignments: LiveAssignmentService;
  toDo: ToDoService;
};

export function assignmentsRoutes(bind: Bind<School>): void {
  bind(createAssignments, ({ school, caller, body }) => school.giving.give(caller, body));
  bind(listClassAssignments, ({ school, caller, params }) =>
    school.assignments.listOfClass(caller, params.id),
  );
  bind(getAssignment, ({ school, caller, params }) => school.assignments.read(caller, params.id));
  bind(editAssignment, ({ school, caller, params, body }) =>
    school.assignments.edit(caller, params.id, body),
  );
  bind(deleteAssignment, ({ school, caller, params }) =>
    school.assignments.remove(caller, params.id),
  );
  bind(openAssignment, ({ school, caller, params }) => school.assignments.open(caller, params.id));
  bind(closeAssignment, ({ school, caller, params }) =>
    school.assignments.close(caller, params.id),
  );
  bind(releaseResults, ({ school, caller, params }) =>
    school.assignments.release(caller, params.id),
  );
  bind(setException, ({ school, caller, params, body }) =>
    school.assignments.setException(caller, params, body),
  );
  bind(listAnswersSeen, ({ school, caller, params }) =>
    school.answersSeen.listSeen(caller, params),
  );
  bind(listClassesOfQuiz, ({ school, caller, params }) =>
    school.answersSeen.listClasses(caller, params.id),
  );
  bind(getMarkbook, ({ school, caller, params }) => school.markbook.read(caller, params.id));
  bind(getStudentReport, ({ school, caller, params, query }) =>
    school.studentReports.read(caller, params, query),
  );
  bind(getOwnMarks, ({ school, caller, params }) => school.studentReports.readOwn(caller, params));
  bind(getLiveAssignment, ({ school, caller, params }) =>
    school.liveAssignments.read(caller, params.id),
  );
  bind(getAssignmentReport, ({ school, caller, params }) =>
    school.assignmentReports.read(caller, params.id),
  );
  bind(listChosen, ({ school, caller, params }) =>
    school.assignmentReports.listChosen(caller, params),
  );
  bind(listAnswers, ({ school, caller, params, query }) =>
    school.assignmentAnswers.list(caller, params.id, query.after),
  );
  bind(remindStudents, ({ school, caller, params }) =>
    school.assignmentReports.remind(caller, params.id),
  );
  bind(listToDo, ({ school, caller, params }) => school.toDo.list(caller, params.uid));
  markColumnsRoutes(bind);
}

function markColumnsRoutes(bind: Bind<School>): void {
  bind(addMarkColumn, ({ school, caller, params, body }) =>
    school.markColumns.add(caller, params.id, body),
  );
  bind(editMarkColumn, ({ school, caller, params, body }) =>
    school.markColumns.edit(caller, params, body),
  );
  bind(deleteMarkColumn, ({ school, caller, params }) => school.markColumns.remove(caller, params));
  bind(enterMark, ({ school, caller, params, body }) =>
    school.markColumns.enter(caller, params, body),
  );
  bind(commentOnMark, ({ school, caller, params, body }) =>
    school.markColumns.comment(caller, params, body.comment),
  );
  bind(setGrading, ({ school, caller, params, body }) =>
    school.markColumns.setGrading(caller, params.id, body),
  );
  bind(showMarks, ({ school, caller, params, body }) =>
    school.markColumns.show(caller, params.id, body.shown),
  );
}
