import { estimateUsualSeconds } from '@study-assistant/writer/quiz/benchmark-time';
import { createQuizAnalysisService } from '../features/quizzes/analysis/quiz-analysis.service.ts';
import { createQuestionDraftsService } from '../features/quizzes/drafts/question-drafts.service.ts';
import { createOrderQuizService } from '../features/quizzes/order/order-quiz.service.ts';
import { createQuizzesService } from '../features/quizzes/quizzes.service.ts';
import { createSuggestionsService } from '../features/quizzes/suggestions/suggestions.service.ts';
import { createDropQuestionService } from '../features/quizzes/versions/drop-question.service.ts';
import { createEditQuizService } from '../features/quizzes/versions/edit-quiz.service.ts';
import { createReplaceQuestionService } from '../features/quizzes/versions/replace-question.service.ts';
import type { ReportsService } from '../features/reports/reports.service.ts';
import { enqueueOrLog } from '../platform/task-queue.ts';
import { TASKS } from '../tasks.ts';
import type { Parts } from './parts.ts';
import { createQuizSaver, storedQuizzes } from './stored.ts';

/** Those who are taking a quiz. */
type Takers = {
  countAt: (quizId: string) => Promise<number>;
  endAllAt: (quizId: string) => Promise<number>;
};

/** What students have reported. */
type Reports = Pick<ReportsService, 'countReported' | 'listOpen'>;

export function buildQuizzes(parts: Parts, takers: Takers, reports: Reports) {
  const { responses, firstAttempts, versions, classes, classStudents, assignments } =
    parts.repositories;
  const orders = buildOrders(parts);
  const quizzes = createQuizzesService({
    ...storedQuizzes(parts.repositories),
    findState: (id) => orders.stateOf(id),
    countTakers: (quizId) => takers.countAt(quizId),
    endAttempts: (quizId) => takers.endAllAt(quizId),
    endAssignments: (quizId) => assignments.endAllOf('quizId', quizId, parts.clock()),
    countReported: (teacherId) => reports.countReported(teacherId),
    files: parts.files,
    wait: parts.wait,
    log: parts.log,
  });
  return {
    orders,
    quizzes,
    ...buildEdits(parts),
    replacements: buildReplacements(parts, quizzes.read),
    drafts: buildDrafts(parts),
    suggestions: buildSuggestions(parts),
    quizAnalysis: createQuizAnalysisService({
      findQuiz: (id) => versions.find(id),
      listFirstAttempts: (quizId) => responses.list(quizId),
      listFirstAttemptsOf: (quizId, uids) => firstAttempts.listOf(quizId, uids),
      findClass: (id) => classes.find(id),
      listClassStudentIds: (classId) => classStudents.listIds(classId),
      listReports: (quizId) => reports.listOpen(quizId),
    }),
  };
}

function buildOrders({ config, clock, queueOf, repositories: { quizzes, jobs } }: Parts) {
  const tasks = queueOf(TASKS.writeQuiz);
  return createOrderQuizService({
    newId: () => quizzes.newId(),
    createQuiz: (quiz, job) => quizzes.create(quiz, jobs.save(job)),
    reopenQuiz: (job) => quizzes.reopen(job.id, job.order.writer, jobs.save(job)),
    removeQuiz: (id) => quizzes.remove(id),
    findJob: (id) => jobs.find(id),
    writeLater: (quizId) => tasks.enqueue({ quizId }),
    defaultWriter: config.ai.provider,
    clock,
  });
}

/** The services that change a written quiz. */
function buildEdits(parts: Parts) {
  const { clock, log, queueOf, repositories } = parts;
  const { quizzes, versions, drafts, assignments } = repositories;
  const tasks = queueOf(TASKS.regradeQuiz);
  const changes = {
    findQuiz: (id: string) => versions.find(id),
    findDrafts: (quizId: string) => drafts.find(quizId),
    saveQuiz: createQuizSaver(parts),
    regradeAfter: (quizId: string, afterSeconds: number) =>
      tasks.enqueue({ quizId }, { afterSeconds }),
    regradeNow: (quizId: string) =>
      enqueueOrLog(tasks, { quizId }, { log, level: 'error', event: 'quiz.regrade-late' }),
    clock,
  };
  return {
    edits: createEditQuizService({
      ...changes,
      publishQuiz: (read, status) =>
        versions.publish(read, status, (transaction) =>
          assignments.isHeldBack(transaction, read.id, clock()),
        ),
      newId: () => quizzes.newId(),
      benchmarkTime: estimateUsualSeconds,
    }),
    drops: createDropQuestionService(changes),
  };
}

function buildDrafts({ repositories: { quizzes, versions, drafts } }: Parts) {
  return createQuestionDraftsService({
    findOpenQuiz: (id) => quizzes.find(id),
    findDrafts: (quizId) => drafts.find(quizId),
    dismissDraft: (quizId, draftId, isDismissed) => drafts.dismiss(quizId, draftId, isDismissed),
    confirmQuestion: (quizId, questionId) => versions.confirm(quizId, questionId),
  });
}

function buildSuggestions({ clock, wait, queueOf, repositories }: Parts) {
  const { quizzes, suggestions } = repositories;
  const tasks = queueOf(TASKS.suggestAnswers);
  return createSuggestionsService({
    findOpenQuiz: (id) => quizzes.find(id),
    newId: () => suggestions.newId(),
    addSuggestion: (quizId, id, suggestion) => suggestions.add(quizId, id, suggestion),
    findSuggestion: (quizId, id) => suggestions.find(quizId, id),
    removeSuggestion: (quizId, id) => suggestions.remove(quizId, id),
    suggestLater: (quizId, suggestionId) => tasks.enqueue({ quizId, suggestionId }),
    wait,
    clock,
  });
}

type ReadQuiz = ReturnType<typeof createQuizzesService>['read'];

function buildReplacements(
  { wait, queueOf, repositories: { quizzes, versions, jobs } }: Parts,
  readQuiz: ReadQuiz,
) {
  const tasks = queueOf(TASKS.writeQuestion);
  return createReplaceQuestionService({
    findQuiz: (id) => versions.find(id),
    readQuiz,
    findReplacement: (quizId) => jobs.findReplacement(quizId),
    saveReplacement: (quizId, fields) => jobs.saveReplacement(quizId, fields),
    writeLater: (quizId, replacementId) => tasks.enqueue({ quizId, replacementId }),
    newId: () => quizzes.newId(),
    wait,
  });
}
