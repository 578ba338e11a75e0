import {
  keepQuestion,
  listOwnReports,
  reportQuestion,
} from '@study-assistant/contract/question-reports';
import type { Bind } from '../../http/bind.ts';
import type { ReportsService } from './reports.service.ts';

export function reportsRoutes(bind: Bind, reports: ReportsService): void {
  bind(reportQuestion, ({ caller, params, body }) => reports.report(caller, params, body));
  bind(listOwnReports, ({ caller, params }) => reports.listOwn(caller, params.attemptId));
  bind(keepQuestion, ({ caller, params }) => reports.keep(caller, params.id, params.questionId));
}
