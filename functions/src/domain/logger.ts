/** What the log tells of, each by a name to search for; docs/operations.md says what to do about it. */
export const LOG_EVENTS = [
  'request.failed',
  'request.refused',
  'request.limited',
  'limit.reached',
  'process.unhandled-rejection',
  'upload.not-removed',
  'account.not-checked',
  'invitation.failed',
  'invitation.sign-in-left',
  'document.unreadable',
  'quiz.not-written',
  'quiz.write-failed',
  'quiz.not-waited-for',
  'quiz.regraded',
  'quiz.regrade-late',
  'quiz.document-read',
  'quiz.document-refused',
  'quiz.document-failed',
  'question.not-written',
  'question.write-failed',
  'suggestions.not-found',
  'suggestions.failed',
  'assignments.not-renamed',
  'reports.not-settled',
  'board.kept',
  'attempt.closed',
  'attempt.close-not-ordered',
  'attempt.advice-not-ordered',
  'results.released',
  'results.release-not-ordered',
  'material.topics-not-read',
  'material.topics-not-ordered',
  'deletion.ended',
  'deletion.purge-not-ordered',
  'erasure.done',
  'erasure.no-heir',
  'erasure.not-begun',
  'erasure.not-ordered',
  'roster.accounts-kept',
  'roster.row-failed',
  'year.moved-up',
  'year.part-failed',
  'year.move-not-ordered',
  'reconcile.totals',
  'reconcile.quiz-results',
  'reconcile.profile',
  'reconcile.marks',
  'reconcile.claims',
  'reconcile.open-attempt',
  'reconcile.deleted',
  'reconcile.job',
  'reconcile.file',
  'reconcile.quiz-document',
  'reconcile.board',
  'reconcile.reports',
  'reconcile.responses',
  'reconcile.year',
  'reconcile.sign-in',
  'reconcile.too-much',
  'reconcile.not-mended',
  'reconcile.broken-off',
  'reconcile.school-failed',
  'reconcile.done',
  'advice.model-failed',
  'model.requests-kept',
  'model.answered',
  'model.retried',
  'model.failed',
  'model.checked',
] as const;
export type LogEvent = (typeof LOG_EVENTS)[number];

/** Structured log; the adapter decides where it goes. Never pass people's answers, names or files. */
export type Logger = {
  info(event: LogEvent, fields?: Record<string, unknown>): void;
  warn(event: LogEvent, fields?: Record<string, unknown>): void;
  error(event: LogEvent, fields?: Record<string, unknown>): void;
};

/** A log whose every line has these fields. */
export function addFields(log: Logger, added: Record<string, unknown>): Logger {
  return {
    info: (event, fields) => log.info(event, { ...fields, ...added }),
    warn: (event, fields) => log.warn(event, { ...fields, ...added }),
    error: (event, fields) => log.error(event, { ...fields, ...added }),
  };
}
