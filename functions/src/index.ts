import { initializeApp } from 'firebase-admin/app';
import { defineSecret } from 'firebase-functions/params';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { createApp } from './app.ts';
import { readConfig, readNight, readRegion, usesGeminiSecret } from './platform/config.ts';
import { cloudLogger } from './platform/logger.ts';
import { keepBodiesUnread } from './platform/raw-requests.ts';
import { serveNightly } from './platform/serve-nightly.ts';
import { serveTask } from './platform/serve-task.ts';
import { logUnhandledRejections } from './platform/unhandled-rejections.ts';
import { createServices } from './services.ts';
import { TASKS } from './tasks.ts';

setGlobalOptions({ region: readRegion(), maxInstances: 10 });
keepBodiesUnread();
logUnhandledRejections(cloudLogger);

// Only bound where the deployment asks for the model: a school that stays offline has no secret to make.
const secrets = usesGeminiSecret() ? [defineSecret('GEMINI_API_KEY')] : [];
const firebase = initializeApp();

/** Built on the first request: loading this module for a deployment needs no settings. */
let built: ReturnType<typeof build> | null = null;
function build() {
  const { services, jobs } = createServices(firebase, readConfig());
  return { jobs, app: createApp(services) };
}
function product() {
  return (built ??= build());
}

export const api = onRequest(
  { invoker: 'public', memory: '512MiB', timeoutSeconds: 120, concurrency: 40, secrets },
  (request, response) => void product().app(request, response),
);

export const writeQuiz = serveTask(TASKS.writeQuiz, secrets, ({ quizId }, isLastTry) =>
  product().jobs.writeQuiz(quizId, isLastTry),
);

export const writeQuestion = serveTask(TASKS.writeQuestion, secrets, ({ quizId, replacementId }) =>
  product().jobs.writeQuestion(quizId, replacementId),
);

export const suggestAnswers = serveTask(TASKS.suggestAnswers, secrets, ({ quizId, suggestionId }) =>
  product().jobs.suggestAnswers(quizId, suggestionId),
);

export const regradeQuiz = serveTask(TASKS.regradeQuiz, secrets, ({ quizId }) =>
  product().jobs.regradeQuiz(quizId),
);

export const closeAttempt = serveTask(TASKS.closeAttempt, secrets, ({ attemptId }) =>
  product().jobs.closeAttempt(attemptId),
);

export const readTopics = serveTask(TASKS.readTopics, secrets, ({ materialId }) =>
  product().jobs.readTopics(materialId),
);

export const adviseAttempt = serveTask(TASKS.adviseAttempt, secrets, ({ attemptId }) =>
  product().jobs.adviseAttempt(attemptId),
);

export const reconcile = serveNightly(readNight(), () => product().jobs.reconcile());
