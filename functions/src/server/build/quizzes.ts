import type { OpenAttemptsService } from '../../features/attempts/open-attempts.service.ts';
import { createQuizAnalysisService } from '../../features/quizzes/analysis/quiz-analysis.service.ts';
import { createDeleteQuizService } from '../../features/quizzes/delete-quiz.service.ts';
import { createQuizDocumentsService } from '../../features/quizzes/documents/quiz-documents.service.ts';
import { createDocumentReader } from '../../features/quizzes/documents/read-quiz-document.job.ts';
import { createQuestionDraftsService } from '../../features/quizzes/drafts/question-drafts.service.ts';
import { createOrderQuizService } from '../../features/quizzes/order/order-quiz.service.ts';
import { createQuizJob } from '../../features/quizzes/order/write-quiz.job.ts';
import { createQuizzesService } from '../../features/quizzes/quizzes.service.ts';
import { createSuggestionJob } from '../../features/quizzes/suggestions/suggest-answers.job.ts';
import { createSuggestionsService } from '../../features/quizzes/suggestions/suggestions.service.ts';
import { createDropQuestionService } from '../../features/quizzes/versions/drop-question.service.ts';
import { createEditQuizService } from '../../features/quizzes/versions/edit-quiz.service.ts';
import { createReplaceQuestionService } from '../../features/quizzes/versions/replace-question.service.ts';
import { createQuestionJob } from '../../features/quizzes/versions/write-question.job.ts';
import type { ReportsService } from '../../features/reports/reports.service.ts';
import type { Parts } from './parts.ts';

export function buildQuizzes(
  parts: Parts,
  takers: Pick<OpenAttemptsService, 'countAt' | 'endAllAt'>,
  { countReported, listOpen }: ReportsService,
) {
  const orders = createOrderQuizService({ ...parts, defaultWriter: parts.config.ai.provider });
  const quizDeletions = createDeleteQuizService({ ...parts, takers, countReported });
  const quizzes = createQuizzesService({ ...parts, orders, quizDeletions, countReported });
  return {
    orders,
    quizDeletions,
    quizzes,
    quizDocuments: createQuizDocumentsService({ ...parts, orders }),
    edits: createEditQuizService(parts),
    drops: createDropQuestionService(parts),
    replacements: createReplaceQuestionService({ ...parts, readQuiz: quizzes.read }),
    drafts: createQuestionDraftsService(parts),
    suggestions: createSuggestionsService(parts),
    quizAnalysis: createQuizAnalysisService({ ...parts, listReports: listOpen }),
  };
}

/** What runs in the tasks that write. */
export function buildQuizJobs(parts: Parts) {
  const writing = { ...parts, ...parts.writing };
  return {
    writeQuiz: createQuizJob(writing),
    writeQuestion: createQuestionJob(writing),
    readQuizDocument: createDocumentReader(writing),
    suggestAnswers: createSuggestionJob(writing),
  };
}
