import { initializeApp } from 'firebase-admin/app';
import { defineSecret } from 'firebase-functions/params';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { createApp } from './app.ts';
import { readConfig, usesGeminiSecret } from './platform/config.ts';
import { cloudLogger } from './platform/logger.ts';
import { keepBodiesUnread } from './platform/raw-requests.ts';
import { logUnhandledRejections } from './platform/unhandled-rejections.ts';
import {
  CLOSE_ATTEMPT_SECONDS,
  ADVISE_SECONDS,
  createServices,
  READ_TOPICS_SECONDS,
  REGRADE_QUIZ_SECONDS,
  WRITE_QUESTION_SECONDS,
  WRITE_QUIZ_SECONDS,
} from './services.ts';

const WRITE_TRIES = 3;

setGlobalOptions({ region: 'us-central1', maxInstances: 10 });
keepBodiesUnread();
logUnhandledRejections(cloudLogger);

// Only bound where the deployment asks for the model: a school that stays offline has no secret to make.
const secrets = usesGeminiSecret() ? [defineSecret('GEMINI_API_KEY')] : [];
const firebase = initializeApp();

/** Built on the first request: loading this module for a deployment needs no settings. */
let built: ReturnType<typeof build> | null = null;
function build() {
  const parts = createServices(firebase, readConfig());
  return { ...parts, app: createApp(parts.services) };
}
function product() {
  return (built ??= build());
}

export const api = onRequest(
  { invoker: 'public', memory: '512MiB', timeoutSeconds: 120, concurrency: 40, secrets },
  (request, response) => void product().app(request, response),
);

export const writeQuiz = onTaskDispatched<{ quizId: string }>(
  {
    memory: '2GiB',
    timeoutSeconds: WRITE_QUIZ_SECONDS,
    concurrency: 1,
    retryConfig: { maxAttempts: WRITE_TRIES, minBackoffSeconds: 5 },
    rateLimits: { maxConcurrentDispatches: 6 },
    secrets,
  },
  ({ data, retryCount }) => product().writeQuiz(data.quizId, retryCount >= WRITE_TRIES - 1),
);

export const writeQuestion = onTaskDispatched<{ quizId: string; replacementId: string }>(
  {
    memory: '2GiB',
    timeoutSeconds: WRITE_QUESTION_SECONDS,
    concurrency: 1,
    retryConfig: { maxAttempts: 2 },
    rateLimits: { maxConcurrentDispatches: 6 },
    secrets,
  },
  ({ data }) => product().writeQuestion(data.quizId, data.replacementId),
);

export const regradeQuiz = onTaskDispatched<{ quizId: string }>(
  {
    memory: '512MiB',
    timeoutSeconds: REGRADE_QUIZ_SECONDS,
    concurrency: 1,
    retryConfig: { maxAttempts: 10, minBackoffSeconds: 10 },
    rateLimits: { maxConcurrentDispatches: 3 },
  },
  ({ data }) => product().regradeQuiz(data.quizId),
);

export const closeAttempt = onTaskDispatched<{ attemptId: string }>(
  {
    memory: '512MiB',
    timeoutSeconds: CLOSE_ATTEMPT_SECONDS,
    retryConfig: { maxAttempts: 10, minBackoffSeconds: 10 },
    rateLimits: { maxConcurrentDispatches: 20 },
  },
  ({ data }) => product().closeAttempt(data.attemptId),
);

export const readTopics = onTaskDispatched<{ materialId: string }>(
  {
    memory: '2GiB',
    timeoutSeconds: READ_TOPICS_SECONDS,
    concurrency: 1,
    retryConfig: { maxAttempts: 2 },
    rateLimits: { maxConcurrentDispatches: 3 },
  },
  ({ data }) => product().readTopics(data.materialId),
);

export const adviseAttempt = onTaskDispatched<{ attemptId: string }>(
  {
    memory: '512MiB',
    timeoutSeconds: ADVISE_SECONDS,
    retryConfig: { maxAttempts: 2 },
    rateLimits: { maxConcurrentDispatches: 3 },
    secrets,
  },
  ({ data }) => product().adviseAttempt(data.attemptId),
);
