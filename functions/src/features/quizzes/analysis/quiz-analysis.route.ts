import { getQuizAnalysis } from '@study-assistant/contract/attempts/analysis';
import type { Bind } from '../../../http/bind.ts';
import type { QuizAnalysisService } from './quiz-analysis.service.ts';

export function quizAnalysisRoutes(bind: Bind<{ quizAnalysis: QuizAnalysisService }>): void {
  bind(getQuizAnalysis, ({ school, caller, params, query }) =>
    school.quizAnalysis.analyse(caller, params.id, query.classId),
  );
}
