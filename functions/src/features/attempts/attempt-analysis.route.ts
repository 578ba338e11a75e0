import { getAttemptAnalysis } from '@study-assistant/contract/analysis';
import type { Bind } from '../../http/bind.ts';
import type { AttemptAnalysisService } from './attempt-analysis.service.ts';

export function attemptAnalysisRoutes(bind: Bind, analysis: AttemptAnalysisService): void {
  bind(getAttemptAnalysis, ({ caller, params }) => analysis.analyse(caller, params.attemptId));
}
