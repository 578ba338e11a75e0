import { createDocumentReader } from '../../features/quizzes/documents/read-quiz-document.job.ts';
import { createQuizJob } from '../../features/quizzes/order/write-quiz.job.ts';
import { createSuggestionJob } from '../../features/quizzes/suggestions/suggest-answers.job.ts';
import { createQuestionJob } from '../../features/quizzes/versions/write-question.job.ts';
import { TASKS } from '../../platform/tasks/tasks.ts';
import type { Parts } from './parts.ts';
import { createQuizSaver, storedTopicsInUse } from './stored.ts';

/** Seconds of a task that are kept for what is no writing: reading the order, storing the result. */
const RESERVED_SECONDS = { writeQuiz: 40, writeQuestion: 15 };

/** What runs in the tasks that write. */
export function buildQuizJobs(parts: Parts) {
  const { files, clock, log, writing, repositories } = parts;
  const { quizzes, versions, drafts, jobs, suggestions, quizDocuments } = repositories;
  const { extractor, writerFor } = writing;
  return {
    writeQuiz: createQuizJob({
      findJob: (id) => jobs.find(id),
      reportState: (id, state) => jobs.report(id, state),
      storeWritten: (quiz, state) => quizzes.storeWritten(quiz, jobs.end(quiz.id, state)),
      failQuiz: (id, state) => quizzes.fail(id, jobs.end(id, state)),
      ...storedTopicsInUse(repositories),
      files,
      extractor,
      writerFor,
      clock,
      log,
      timeLimitMs: (TASKS.writeQuiz.seconds - RESERVED_SECONDS.writeQuiz) * 1000,
    }),
    writeQuestion: createQuestionJob({
      findQuiz: (id) => versions.find(id),
      findDrafts: (quizId) => drafts.find(quizId),
      saveQuiz: createQuizSaver(parts),
      findReplacement: (quizId) => jobs.findReplacement(quizId),
      saveReplacement: (quizId, fields) => jobs.saveReplacement(quizId, fields),
      ...storedTopicsInUse(repositories),
      files,
      extractor,
      writerFor,
      clock,
      log,
      timeLimitMs: (TASKS.writeQuestion.seconds - RESERVED_SECONDS.writeQuestion) * 1000,
    }),
    readQuizDocument: createDocumentReader({
      findDocument: (id) => quizDocuments.find(id),
      finishDocument: (id, outcome) => quizDocuments.finish(id, outcome),
      files,
      extractor,
      log,
    }),
    suggestAnswers: createSuggestionJob({
      findSuggestion: (quizId, id) => suggestions.find(quizId, id),
      finishSuggestion: (quizId, id, outcome) => suggestions.finish(quizId, id, outcome),
      files,
      extractor,
      suggestWrongAnswers: writing.suggestWrongAnswers,
      log,
    }),
  };
}
