import type { Task, TaskQueue } from './task-queue.ts';

/** What most tasks are content with. */
const MODEST = {
  isHeavy: false,
  concurrency: 80,
  tries: 2,
  pauseBetweenTriesSeconds: 1,
  atOnce: 3,
  asksModel: false,
} as const;

/** A document is read, or a quiz written, by one instance at a time: it takes the memory whole. */
const HEAVY = { ...MODEST, isHeavy: true, concurrency: 1 } as const;

const writeQuiz: Task<{ quizId: string }> = {
  ...HEAVY,
  name: 'writeQuiz',
  seconds: 540,
  tries: 3,
  pauseBetweenTriesSeconds: 5,
  atOnce: 6,
  asksModel: true,
};

const writeQuestion: Task<{ quizId: string; replacementId: string }> = {
  ...HEAVY,
  name: 'writeQuestion',
  seconds: 180,
  atOnce: 6,
  asksModel: true,
};

const suggestAnswers: Task<{ quizId: string; suggestionId: string }> = {
  ...HEAVY,
  name: 'suggestAnswers',
  seconds: 60,
  tries: 1,
  atOnce: 6,
};

const regradeQuiz: Task<{ quizId: string }> = {
  ...MODEST,
  name: 'regradeQuiz',
  seconds: 540,
  concurrency: 1,
  tries: 10,
  pauseBetweenTriesSeconds: 10,
};

const closeAttempt: Task<{ attemptId: string; deadline: string }> = {
  ...MODEST,
  name: 'closeAttempt',
  seconds: 60,
  tries: 10,
  pauseBetweenTriesSeconds: 10,
  atOnce: 20,
};

const releaseResults: Task<{ assignmentId: string; at: string | null }> = {
  ...MODEST,
  name: 'releaseResults',
  seconds: 540,
  concurrency: 1,
  tries: 10,
  pauseBetweenTriesSeconds: 10,
};

const readTopics: Task<{ materialId: string }> = { ...HEAVY, name: 'readTopics', seconds: 540 };

/** A teacher waits for it, to choose what her quiz is about. */
const readQuizDocument: Task<{ documentId: string }> = {
  ...HEAVY,
  name: 'readQuizDocument',
  // A scan of forty pages takes minutes.
  seconds: 540,
  atOnce: 6,
};

const adviseAttempt: Task<{ attemptId: string }> = {
  ...MODEST,
  name: 'adviseAttempt',
  seconds: 60,
  asksModel: true,
};

const purgeDeleted: Task<{ kind: 'quiz' | 'material'; id: string; undoUntil: string }> = {
  ...MODEST,
  name: 'purgeDeleted',
  seconds: 60,
  tries: 10,
  pauseBetweenTriesSeconds: 10,
  atOnce: 20,
};

const moveUp: Task<{ key: string }> = {
  ...MODEST,
  name: 'moveUp',
  seconds: 540,
  concurrency: 1,
  tries: 10,
  pauseBetweenTriesSeconds: 10,
  atOnce: 1,
};

/** Goes on where a try broke off; where all have, the next night orders it again. */
const erasePerson: Task<{ erasureId: string }> = {
  ...MODEST,
  name: 'erasePerson',
  seconds: 540,
  concurrency: 1,
  tries: 10,
  pauseBetweenTriesSeconds: 10,
};

/** Every task of the product, once: index.ts serves them, services put work into their queues. */
export const TASKS = {
  writeQuiz,
  writeQuestion,
  suggestAnswers,
  regradeQuiz,
  closeAttempt,
  releaseResults,
  readTopics,
  readQuizDocument,
  adviseAttempt,
  purgeDeleted,
  moveUp,
  erasePerson,
};

type QueueOf = <Payload extends Record<string, unknown>>(task: Task<Payload>) => TaskQueue<Payload>;

export type TaskQueues = ReturnType<typeof openQueues>;

/** The queue of each task, by its name. */
export function openQueues(queueOf: QueueOf) {
  return {
    writeQuiz: queueOf(writeQuiz),
    writeQuestion: queueOf(writeQuestion),
    suggestAnswers: queueOf(suggestAnswers),
    regradeQuiz: queueOf(regradeQuiz),
    closeAttempt: queueOf(closeAttempt),
    releaseResults: queueOf(releaseResults),
    readTopics: queueOf(readTopics),
    readQuizDocument: queueOf(readQuizDocument),
    adviseAttempt: queueOf(adviseAttempt),
    purgeDeleted: queueOf(purgeDeleted),
    moveUp: queueOf(moveUp),
    erasePerson: queueOf(erasePerson),
  };
}
