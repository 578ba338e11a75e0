import type { SourceDocument } from '../document/source-document.ts';
import {
  WriterError,
  type QuizWriter,
  type SuggestionRequest,
  type WriteProgress,
  type WriteRequest,
  type WriterErrorReason,
  type WrittenQuiz,
} from '../writer.ts';
import { askProcess, ProcessError } from './ask-process.ts';
import { limitConcurrency } from './limit-concurrency.ts';

/** What the process is asked for; `processMegabytes` limits its whole memory. */
export type WorkerRequest = { processMegabytes: number } & (
  | { task: 'quiz'; request: Omit<WriteRequest, 'signal'> }
  | { task: 'topics'; document: SourceDocument }
  | { task: 'suggest'; document: SourceDocument; request: SuggestionRequest }
);

export type WorkerMessage =
  | { kind: 'progress'; progress: WriteProgress }
  | { kind: 'quiz'; quiz: WrittenQuiz }
  | { kind: 'topics'; topics: string[] }
  | { kind: 'suggestions'; wrongAnswers: string[] }
  | { kind: 'failure'; reason: WriterErrorReason; message: string; cause: string };

export type WriterProcess = {
  /** The offline writer; a long book keeps its process busy for seconds, and this one free. */
  writer: QuizWriter;
  /** The key topics of a document, as `key-topics.ts` finds them. */
  keyTopics: (document: SourceDocument) => Promise<string[]>;
  /** Wrong answers for any question about a document, as `suggest-wrong-answers.ts` ranks them. */
  suggestWrongAnswers: SuggestWrongAnswers;
};

export type SuggestWrongAnswers = (
  document: SourceDocument,
  request: SuggestionRequest,
) => Promise<string[]>;

type Limits = {
  /** JavaScript heap and whole memory of the process. */
  heapMegabytes: number;
  processMegabytes: number;
  /** Processes at the same time; further work waits its turn. */
  atOnce: number;
  /** Longest time for the topics of one document; a quiz has its request's signal. */
  topicsSeconds: number;
  /** Longest time for suggestions: a teacher waits for them. */
  suggestSeconds: number;
};

const DEFAULT_LIMITS: Limits = {
  heapMegabytes: 512,
  processMegabytes: 900,
  atOnce: 2,
  topicsSeconds: 60,
  suggestSeconds: 30,
};

/** The offline writer in processes of its own, one for each piece of work. */
export function createWriterProcess(options: {
  /** The entry `worker.ts`, or the file it is bundled into. */
  workerUrl: URL;
  limits?: Partial<Limits>;
}): WriterProcess {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { heapMegabytes, processMegabytes } = limits;
  const inTurn = limitConcurrency(limits.atOnce);

  async function ask<Reply>(
    request: WorkerRequest,
    signal: AbortSignal,
    receive: (message: WorkerMessage) => Reply | undefined,
  ): Promise<Reply> {
    const task = { entry: options.workerUrl, heapMegabytes, request, signal };
    const reply = await inTurn(() =>
      askProcess({
        ...task,
        receive: (message: WorkerMessage) =>
          message.kind === 'failure' ? toError(message) : receive(message),
      }),
    ).catch((error: unknown) => {
      throw explainEnd(error, signal);
    });
    if (reply instanceof WriterError) throw reply;
    return reply;
  }

  return {
    writer: {
      name: 'offline',
      async write({ signal, ...request }, report) {
        let reported = Promise.resolve();
        const quiz = await ask({ task: 'quiz', request, processMegabytes }, signal, (message) => {
          if (message.kind === 'progress') {
            reported = reported.then(() => report(message.progress));
            // Whoever waits for the quiz learns of it below; until then nobody listens.
            reported.catch(() => undefined);
          }
          return message.kind === 'quiz' ? message.quiz : undefined;
        });
        await reported;
        return quiz;
      },
    },
    keyTopics: (document) =>
      ask(
        { task: 'topics', document, processMegabytes },
        AbortSignal.timeout(limits.topicsSeconds * 1000),
        (message) => (message.kind === 'topics' ? message.topics : undefined),
      ),
    suggestWrongAnswers: (document, request) =>
      ask(
        { task: 'suggest', document, request, processMegabytes },
        AbortSignal.timeout(limits.suggestSeconds * 1000),
        (message) => (message.kind === 'suggestions' ? message.wrongAnswers : undefined),
      ),
  };
}

function toError({ reason, message, cause }: Extract<WorkerMessage, { kind: 'failure' }>) {
  return new WriterError(reason, message, { cause });
}

function explainEnd(cause: unknown, signal: AbortSignal): WriterError {
  if (signal.aborted) return new WriterError('timeout', 'Writing the quiz was stopped.', { cause });
  return cause instanceof ProcessError && cause.reason === 'too-large'
    ? new WriterError(
        'too-long',
        'This document is too long to write a quiz from. Split it into parts and upload one of them.',
        { cause },
      )
    : new WriterError('unavailable', 'The questions could not be written.', { cause });
}
