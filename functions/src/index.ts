import { initializeApp } from 'firebase-admin/app';
import { defineSecret } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { cloudLogger } from './platform/log/logger.ts';
import { escapeUnreadableAddresses, keepBodiesUnread } from './platform/log/raw-requests.ts';
import { logUnhandledRejections } from './platform/log/unhandled-rejections.ts';
import {
  readCapacity,
  readConfig,
  readNight,
  readRegion,
  usesGeminiSecret,
} from './platform/settings/config.ts';
import { serveNightly } from './platform/tasks/serve-nightly.ts';
import { createTaskServer } from './platform/tasks/serve-task.ts';
import { TASKS } from './platform/tasks/tasks.ts';
import { createApp } from './server/app.ts';
import { createServices } from './server/services.ts';

setGlobalOptions({ region: readRegion() });
keepBodiesUnread();
escapeUnreadableAddresses();
logUnhandledRejections(cloudLogger);

// Only bound where the deployment asks for the model: a school that stays offline has no secret to make.
const secrets = usesGeminiSecret() ? [defineSecret('GEMINI_API_KEY')] : [];
const capacity = readCapacity();
const serveTask = createTaskServer({
  capacity,
  modelSecrets: secrets,
  jobsOf: (schoolId) => product().schoolOf(schoolId).jobs,
});
const firebase = initializeApp();

/** Built on the first request: loading this module for a deployment needs no settings. */
let built: ReturnType<typeof build> | null = null;
function build() {
  const { services, schoolOf, reconcile } = createServices(firebase, readConfig());
  return { schoolOf, reconcile, app: createApp(services) };
}
function product() {
  return (built ??= build());
}

export const api = onRequest(
  { invoker: 'public', ...capacity.api, secrets },
  (request, response) => void product().app(request, response),
);

export const writeQuiz = serveTask(TASKS.writeQuiz, (jobs, { quizId }, isLastTry) =>
  jobs.writeQuiz(quizId, isLastTry),
);

export const writeQuestion = serveTask(TASKS.writeQuestion, (jobs, { quizId, replacementId }) =>
  jobs.writeQuestion(quizId, replacementId),
);

export const suggestAnswers = serveTask(TASKS.suggestAnswers, (jobs, { quizId, suggestionId }) =>
  jobs.suggestAnswers(quizId, suggestionId),
);

export const regradeQuiz = serveTask(TASKS.regradeQuiz, (jobs, { quizId }) =>
  jobs.regradeQuiz(quizId),
);

export const closeAttempt = serveTask(TASKS.closeAttempt, (jobs, { attemptId, deadline }) =>
  jobs.closeAttempt(attemptId, deadline),
);

export const releaseResults = serveTask(TASKS.releaseResults, (jobs, { assignmentId, at }) =>
  jobs.releaseResults(assignmentId, at),
);

export const readTopics = serveTask(TASKS.readTopics, (jobs, { materialId }) =>
  jobs.readTopics(materialId),
);

export const readQuizDocument = serveTask(
  TASKS.readQuizDocument,
  (jobs, { documentId }, isLastTry) => jobs.readQuizDocument(documentId, isLastTry),
);

export const adviseAttempt = serveTask(TASKS.adviseAttempt, (jobs, { attemptId }) =>
  jobs.adviseAttempt(attemptId),
);

export const purgeDeleted = serveTask(TASKS.purgeDeleted, (jobs, { kind, id, undoUntil }) =>
  jobs.purgeDeleted(kind, id, undoUntil),
);

export const moveUp = serveTask(TASKS.moveUp, (jobs, { key }) => jobs.moveUp(key));
export const erasePerson = serveTask(TASKS.erasePerson, (jobs, { erasureId }) =>
  jobs.erasePerson(erasureId),
);

export const reconcile = serveNightly(readNight(), () => product().reconcile());
