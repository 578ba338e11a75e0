import { getAttemptAnalysis } from '@study-assistant/contract/attempts/analysis';
import type { Bind } from '../../http/bind.ts';
import type { AttemptAnalysisService } from './attempt-analysis.service.ts';

export function attemptAnalysisRoutes(
  bind: Bind<{ attemptAnalysis: AttemptAnalysisService }>,
): void {
  bind(getAttemptAnalysis, ({ school, caller, params }) =>
    school.attemptAnalysis.analyse(caller, params.attemptId),
  );
}
