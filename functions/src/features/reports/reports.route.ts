import {
  keepQuestion,
  listOwnReports,
  reportQuestion,
} from '@study-assistant/contract/quizzes/question-reports';
import type { Bind } from '../../http/bind.ts';
import type { ReportsService } from './reports.service.ts';

export function reportsRoutes(bind: Bind<{ reports: ReportsService }>): void {
  bind(reportQuestion, ({ school, caller, params, body }) =>
    school.reports.report(caller, params, body),
  );
  bind(listOwnReports, ({ school, caller, params }) =>
    school.reports.listOwn(caller, params.attemptId),
  );
  bind(keepQuestion, ({ school, caller, params }) =>
    school.reports.keep(caller, params.id, params.questionId),
  );
}
