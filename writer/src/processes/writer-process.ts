import type { AskedQuestion, Finding } from '@study-assistant/contract/materials/material-passages';
import type { Question } from '@study-assistant/contract/questions/question';
import type { SourceDocument } from '../document/source-document.ts';
import type { TextPart } from '../passages/passage-index.ts';
import {
  WriterError,
  type FilledUp,
  type FillUp,
  type QuizWriter,
  type SuggestionRequest,
  type WriteProgress,
  type WriteRequest,
  type WriterErrorReason,
  type WrittenQuiz,
} from '../writer.ts';
import { askProcess, ProcessError, type ProcessEnd } from './ask-process.ts';
import { keepProcesses } from './keep-processes.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { WorkLimits } from './watch-limits.ts';

type Work =
  | { task: 'quiz'; request: Omit<WriteRequest, 'signal'> }
  | { task: 'fill-up'; request: Omit<WriteRequest, 'signal'>; taken: readonly Question[] }
  | { task: 'topics'; document: SourceDocument; topicsInUse: readonly string[] }
  | { task: 'suggest'; document: SourceDocument; request: SuggestionRequest }
  | { task: 'passages'; parts: readonly TextPart[]; questions: readonly AskedQuestion[] };

/** The request to the process, with its limits. */
export type WorkerRequest = Work & { limits: WorkLimits };

export type WorkerMessage =
  | { kind: 'progress'; progress: WriteProgress }
  | { kind: 'quiz'; quiz: WrittenQuiz }
  | { kind: 'filled-up'; filledUp: FilledUp }
  | { kind: 'topics'; topics: string[] }
  | { kind: 'suggestions'; wrongAnswers: string[] }
  | { kind: 'passages'; findings: Finding[] }
  | { kind: 'failure'; reason: WriterErrorReason; message: string; cause: string };

export type WriterProcess = {
  /** The offline writer; a long book keeps its process busy for seconds, but not this one. */
  writer: QuizWriter;
  /** Questions of other kinds for the quiz of another writer, from `fill-up.ts`. */
  fillUp: FillUp;
  /** The key topics of a document, from `key-topics.ts`. */
  keyTopics: (document: SourceDocument, topicsInUse: readonly string[]) => Promise<string[]>;
  /** Wrong answers for any question about a document, from `suggest-wrong-answers.ts`. */
  suggestWrongAnswers: SuggestWrongAnswers;
  /** The passages of a text that prove answers, from `find-passages.ts`. */
  findPassages: FindPassages;
};

/** Processor seconds for one piece of work, and the longest wait for it by the clock. */
type Time = { cpuSeconds: number; wallSeconds: number; signal?: AbortSignal };

export type SuggestWrongAnswers = (
  document: SourceDocument,
  request: SuggestionRequest,
) => Promise<string[]>;

export type FindPassages = (
  parts: readonly TextPart[],
  questions: readonly AskedQuestion[],
) => Promise<Finding[]>;

type Limits = {
  /** Megabytes of JavaScript heap and of all memory of the process. */
  heapMegabytes: number;
  processMegabytes: number;
  /** Processes at the same time; further work waits its turn. */
  atOnce: number;
  quiz: Time;
  topics: Time;
  /** Short, because a teacher is waiting. */
  suggestions: Time;
  passages: Time;
};

const DEFAULT_LIMITS: Limits = {
  heapMegabytes: 512,
  processMegabytes: 900,
  atOnce: 2,
  // A very repetitive book takes a minute and a half.
  quiz: { cpuSeconds: 120, wallSeconds: 480 },
  topics: { cpuSeconds: 60, wallSeconds: 240 },
  suggestions: { cpuSeconds: 30, wallSeconds: 60 },
  // Fifty questions without a key in a long chapter take two seconds.
  passages: { cpuSeconds: 20, wallSeconds: 50 },
};

/** The offline writer in separate processes, each of which does one piece of work after another. */
export function createWriterProcess(options: {
  /** The worker's entry, or the file it is bundled into. */
  workerUrl: URL;
  limits?: Partial<Limits>;
}): WriterProcess {
  const { workerUrl: entry } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { heapMegabytes, processMegabytes } = limits;
  const { inTurn } = limitConcurrency(limits.atOnce);
  const takeProcess = keepProcesses({ entry, heapMegabytes });

  async function ask<Reply>(
    work: Work,
    receive: (message: WorkerMessage) => Reply | undefined,
    { cpuSeconds, wallSeconds, signal }: Time,
  ): Promise<Reply> {
    const request: WorkerRequest = { ...work, limits: { processMegabytes, cpuSeconds } };
    const reply = await inTurn(() =>
      askProcess({
        ...{ entry, heapMegabytes, wallSeconds, request, started: takeProcess(), isKept: true },
        ...(signal && { signal }),
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
        const time = { ...limits.quiz, signal };
        const quiz = await ask(
          { task: 'quiz', request },
          (message) => {
            if (message.kind === 'progress') {
              reported = reported.then(() => report(message.progress));
              // A failure is reported below; until then nothing listens.
              reported.catch(() => undefined);
            }
            return message.kind === 'quiz' ? message.quiz : undefined;
          },
          time,
        );
        await reported;
        return quiz;
      },
    },
    fillUp: ({ signal, beforeRequest: _beforeRequest, ...request }, taken) =>
      ask(
        { task: 'fill-up', request, taken },
        (message) => (message.kind === 'filled-up' ? message.filledUp : undefined),
        { ...limits.quiz, signal },
      ),
    keyTopics: (document, topicsInUse) =>
      ask(
        { task: 'topics', document, topicsInUse },
        (message) => (message.kind === 'topics' ? message.topics : undefined),
        limits.topics,
      ),
    suggestWrongAnswers: (document, request) =>
      ask(
        { task: 'suggest', document, request },
        (message) => (message.kind === 'suggestions' ? message.wrongAnswers : undefined),
        limits.suggestions,
      ),
    findPassages: (parts, questions) =>
      ask(
        { task: 'passages', parts, questions },
        (message) => (message.kind === 'passages' ? message.findings : undefined),
        limits.passages,
      ),
  };
}

function toError({ reason, message, cause }: Extract<WorkerMessage, { kind: 'failure' }>) {
  return new WriterError(reason, message, { cause });
}

const TOO_LONG =
  'This document is too long to write a quiz from. Split it into parts and upload one of them.';
const BUSY = 'The server is too busy to write just now. Please try again in a few minutes.';

function explainEnd(cause: unknown, signal: AbortSignal | undefined): WriterError {
  if (signal?.aborted) {
    // A job that runs out of time met a busy server, since the work itself has its own limit.
    const isOfTime = (signal.reason as Error | undefined)?.name === 'TimeoutError';
    const sentence = isOfTime ? BUSY : 'Writing the quiz was stopped.';
    return new WriterError('timeout', sentence, { cause });
  }
  const end: ProcessEnd = cause instanceof ProcessError ? cause.reason : 'ended';
  switch (end) {
    case 'too-large':
    case 'too-much-work':
      return new WriterError('too-long', TOO_LONG, { cause });
    case 'no-time':
      return new WriterError('timeout', BUSY, { cause });
    case 'ended':
      return new WriterError('unavailable', 'The questions could not be written.', { cause });
  }
}
