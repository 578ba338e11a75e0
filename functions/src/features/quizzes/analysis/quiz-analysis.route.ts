import { getQuizAnalysis } from '@study-assistant/contract/analysis';
import type { Bind } from '../../../http/bind.ts';
import type { QuizAnalysisService } from './quiz-analysis.service.ts';

export function quizAnalysisRoutes(bind: Bind, analysis: QuizAnalysisService): void {
  bind(getQuizAnalysis, ({ caller, params }) => analysis.analyse(caller, params.id));
}
