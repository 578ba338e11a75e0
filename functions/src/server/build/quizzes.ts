import { estimateUsualSeconds } from '@study-assistant/writer/quiz/benchmark-time';
import type { Transaction } from 'firebase-admin/firestore';
import { createQuizAnalysisService } from '../../features/quizzes/analysis/quiz-analysis.service.ts';
import { createDeleteQuizService } from '../../features/quizzes/delete-quiz.service.ts';
import { createQuizDocumentsService } from '../../features/quizzes/documents/quiz-documents.service.ts';
import { createQuestionDraftsService } from '../../features/quizzes/drafts/question-drafts.service.ts';
import {
  createOrderQuizService,
  type OrderQuizService,
} from '../../features/quizzes/order/order-quiz.service.ts';
import { createQuizzesService } from '../../features/quizzes/quizzes.service.ts';
import { createSuggestionsService } from '../../features/quizzes/suggestions/suggestions.service.ts';
import { createDropQuestionService } from '../../features/quizzes/versions/drop-question.service.ts';
import { createEditQuizService } from '../../features/quizzes/versions/edit-quiz.service.ts';
import { createReplaceQuestionService } from '../../features/quizzes/versions/replace-question.service.ts';
import type { ReportsService } from '../../features/reports/reports.service.ts';
import { enqueueOrLog } from '../../platform/tasks/task-queue.ts';
import { TASKS } from '../../platform/tasks/tasks.ts';
import type { TakenIn } from '../../stored/kept/limits.repository.ts';
import { createAudited } from './audited.ts';
import type { Parts } from './parts.ts';
import { createPurgeLater } from './purges.ts';
import { createQuizSaver, storedQuizDeletions, storedQuizzes } from './stored.ts';

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
  const countReported = (teacherId: string) => reports.countReported(teacherId);
  const quizDeletions = createDeleteQuizService({
    ...storedQuizDeletions(parts.repositories, parts.clock),
    countTakers: (quizId) => takers.countAt(quizId),
    endAttempts: (quizId) => takers.endAllAt(quizId),
    endAssignments: (quizId) => assignments.endAllOf('quizId', quizId, parts.clock()),
    purgeLater: createPurgeLater(parts, 'quiz'),
    countReported,
    record: createAudited(parts).record,
    files: parts.files,
  });
  const quizzes = createQuizzesService({
    ...storedQuizzes(parts.repositories),
    findState: (id) => orders.stateOf(id),
    discardQuiz: (id) => quizDeletions.discard(id),
    countReported,
    wait: parts.wait,
    log: parts.log,
  });
  return {
    orders,
    quizDocuments: buildDocuments(parts, orders),
    quizzes,
    quizDeletions,
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

function buildOrders({ config, clock, files, queueOf, repositories }: Parts) {
  const { accounts, quizzes, jobs, quizOrders, limits } = repositories;
  const tasks = queueOf(TASKS.writeQuiz);

  /** Places an order with what is stored of it, and counts it. */
  async function place(
    order: Parameters<typeof quizOrders.place>[0],
    address: string | null,
    store: (transaction: Transaction) => void,
  ): Promise<boolean> {
    const asker = { uid: order.teacherId, address };
    let tell: TakenIn['tell'] | undefined;
    const isPlaced = await quizOrders.place(order, async (transaction) => {
      const taken = await limits.takeIn(transaction, asker, [{ name: 'orders' }], order.now);
      tell = taken.tell;
      return () => {
        store(transaction);
        taken.write();
      };
    });
    if (isPlaced) tell?.();
    return isPlaced;
  }

  return createOrderQuizService({
    newId: () => quizzes.newId(),
    findName: (uid) => accounts.findName(uid),
    placeOrder(quiz, job, { key, address }) {
      const { id: quizId, teacherId } = quiz;
      const order = { teacherId, quizId, isRepeatable: key !== undefined, now: clock() };
      return place(order, address, (transaction) => {
        quizzes.createIn(transaction, quiz);
        jobs.save(job)(transaction);
      });
    },
    countRetry: (teacherId, quizId, address) =>
      place({ teacherId, quizId, isRepeatable: false, now: clock() }, address, () => undefined),
    forgetOrder: (teacherId, quizId) => quizOrders.forget(teacherId, quizId),
    removeFile: (path) => files.remove(path),
    reopenQuiz: (job) => quizzes.reopen(job.id, job.order.writer, jobs.save(job)),
    removeQuiz: (id) => quizzes.remove(id),
    findJob: (id) => jobs.find(id),
    writeLater: (quizId) => tasks.enqueue({ quizId }),
    defaultWriter: config.ai.provider,
    clock,
  });
}

function buildDocuments({ files, clock, queueOf, repositories }: Parts, orders: OrderQuizService) {
  const { quizDocuments, materials, limits } = repositories;
  const tasks = queueOf(TASKS.readQuizDocument);
  return createQuizDocumentsService({
    newId: () => quizDocuments.newId(),
    countDocument: (uid) => limits.take({ uid, address: null }, [{ name: 'documents' }], clock()),
    addDocument: (document) => quizDocuments.add(document),
    findDocument: (id) => quizDocuments.find(id),
    removeDocument: (id) => quizDocuments.remove(id),
    findMaterial: (id) => materials.find(id),
    readLater: (documentId) => tasks.enqueue({ documentId }),
    orderQuiz: (caller, settings, source, by) => orders.orderFrom(caller, settings, source, by),
    files,
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
      saveSubject: (read, subject) => versions.saveSubject(read, subject),
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
