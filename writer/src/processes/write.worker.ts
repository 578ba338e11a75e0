import { findKeyTopics } from '../facts/key-topics.ts';
import { fillUp } from '../fill-up.ts';
import { createOfflineWriter } from '../offline-writer.ts';
import { findPassages } from '../passages/find-passages.ts';
import { suggestWrongAnswers } from '../questions/suggest-wrong-answers.ts';
import { WriterError } from '../writer.ts';
import { describeError, serveProcess } from './serve-process.ts';
import type { WorkerMessage, WorkerRequest } from './writer-process.ts';

/** Loading the tables takes longer than writing a quiz; what may have piled up goes with the process. */
const REQUESTS = 50;

/** The entry of the process that writes quizzes, finds topics and passages, and suggests wrong answers. */
serveProcess<WorkerRequest, WorkerMessage>(
  ({ limits }) => limits,
  async (asked, send) => {
    try {
      send(await answer(asked, send));
    } catch (error) {
      send(toFailure(error));
    }
  },
  REQUESTS,
);

async function answer(
  asked: WorkerRequest,
  send: (message: WorkerMessage) => void,
): Promise<WorkerMessage> {
  if (asked.task === 'topics')
    return { kind: 'topics', topics: await findKeyTopics(asked.document, asked.topicsInUse) };
  if (asked.task === 'suggest') {
    const wrongAnswers = await suggestWrongAnswers(asked.document, asked.request);
    return { kind: 'suggestions', wrongAnswers };
  }
  if (asked.task === 'passages')
    return { kind: 'passages', findings: await findPassages(asked.parts, asked.questions) };
  // The process is ended when nobody waits any more, so nothing here listens for an abort.
  const { signal } = new AbortController();
  if (asked.task === 'fill-up') {
    const filledUp = await fillUp({ ...asked.request, signal }, asked.taken);
    return { kind: 'filled-up', filledUp };
  }
  const quiz = await createOfflineWriter().write({ ...asked.request, signal }, (progress) =>
    send({ kind: 'progress', progress }),
  );
  return { kind: 'quiz', quiz };
}

function toFailure(error: unknown): WorkerMessage {
  if (!(error instanceof WriterError)) {
    const message = 'The questions could not be written.';
    return { kind: 'failure', reason: 'unavailable', message, cause: describeError(error) };
  }
  const { reason, message, cause } = error;
  return { kind: 'failure', reason, message, cause: describeError(cause ?? reason) };
}
