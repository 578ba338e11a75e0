import type { Question } from '@study-assistant/contract/quizzes';
import { keyPositions } from '../key-position.ts';
import { fewerThanAsked } from '../notice.ts';
import { createEvidence } from '../validator/evidence.ts';
import type { CheckedQuestion } from '../validator/rule.ts';
import { WriterError, type QuizWriter, type WriteProgress, type WriteRequest } from '../writer.ts';
import { acceptAnswer } from './accept-answer.ts';
import { answerSchema, questionsIn, responseSchema, type ModelQuestion } from './answer.ts';
import { askForJson } from './ask-for-json.ts';
import { numberedParts } from './numbered-parts.ts';
import { openModel, type ModelSettings } from './open-model.ts';
import { planBatches, type Batch } from './plan-batches.ts';
import { promptFor, SYSTEM_INSTRUCTION } from './prompt.ts';

export type GeminiSettings = ModelSettings & {
  /** For the whole quiz with its retries, ms. */
  totalTimeoutMs?: number;
};

const MIN_CHARACTERS = 300;
const TOP_UP_ROUNDS = 3;
const AT_ONCE = 2;
const TOTAL_TIMEOUT_MS = 240_000;

/** Writes quizzes with Google's model; every question is checked against the document before it counts. */
export function createGeminiWriter(settings: GeminiSettings): QuizWriter {
  return {
    name: 'gemini',
    async write(request, report) {
      try {
        return await writeQuiz(settings, request, report);
      } catch (error) {
        if (error instanceof WriterError) throw error;
        if (request.signal.aborted) {
          throw new WriterError('timeout', 'Writing the quiz was stopped.', { cause: error });
        }
        throw new WriterError('unavailable', 'The AI service could not be used.', { cause: error });
      }
    },
  };
}

async function writeQuiz(
  settings: GeminiSettings,
  request: WriteRequest,
  report: (progress: WriteProgress) => void | Promise<void>,
): ReturnType<QuizWriter['write']> {
  const { document, settings: asked, signal, variant } = request;
  const model = await openModel(settings);
  const { random, now } = model;
  const deadline = now() + (settings.totalTimeoutMs ?? TOTAL_TIMEOUT_MS);
  const parts = numberedParts(document);
  if (parts.reduce((sum, part) => sum + part.characters, 0) < MIN_CHARACTERS) {
    throw new WriterError(
      'too-short',
      'This document has too little text for a quiz. Please upload one with at least a few paragraphs.',
    );
  }
  const evidence = createEvidence(document);
  const positions = keyPositions(asked.count, random);
  const avoid = request.avoid.map(({ source, ...rest }) => ({ ...rest, quote: source.quote }));
  const questions: Question[] = [];
  let fault: WriterError | null = null;

  async function runBatch(batch: Batch): Promise<void> {
    const known = [...avoid, ...questions].map(({ question }) => question);
    const answers = await askForJson(model, {
      system: SYSTEM_INSTRUCTION,
      prompt: promptFor(batch, asked, known),
      schema: answerSchema,
      responseSchema,
      signal,
      timeoutMs: deadline - now(),
    }).then(questionsIn, nothingFromBadAnswer);
    for (const answer of answers) {
      if (questions.length >= asked.count) return;
      const others: CheckedQuestion[] = [...avoid, ...questions];
      const position = positions[questions.length] ?? 0;
      const question = acceptAnswer(answer, {
        document,
        evidence,
        settings: asked,
        part: batch.part,
        position,
        others,
        random,
      });
      if (question) questions.push(question);
    }
  }

  for (let round = 0; round < TOP_UP_ROUNDS && questions.length < asked.count; round += 1) {
    const batches = planBatches(parts, asked.count - questions.length, variant + round);
    for (let at = 0; at < batches.length && questions.length < asked.count; at += AT_ONCE) {
      await report({
        done: questions.length,
        total: asked.count,
        stage: `Writing questions (${questions.length} of ${asked.count})`,
      });
      const results = await Promise.allSettled(batches.slice(at, at + AT_ONCE).map(runBatch));
      signal.throwIfAborted();
      for (const result of results)
        if (result.status === 'rejected') fault = asWriterError(result.reason);
      if (fault || now() >= deadline) break;
    }
    if (fault || now() >= deadline) break;
  }
  await report({ done: questions.length, total: asked.count, stage: 'Checking the questions' });
  if (questions.length === 0) {
    throw (
      fault ??
      new WriterError(
        'bad-answer',
        'The AI service gave no question that holds up against the document.',
      )
    );
  }
  // Half a quiz after a failure would look like a finished one.
  if (fault && questions.length < asked.count) throw fault;
  return {
    title: document.title,
    questions,
    notice: fewerThanAsked(questions.length, asked.count),
  };
}

function asWriterError(error: unknown): WriterError {
  return error instanceof WriterError
    ? error
    : new WriterError('unavailable', 'The AI service could not be used.', { cause: error });
}

/** What is missing after a bad answer is asked for again. */
function nothingFromBadAnswer(error: unknown): ModelQuestion[] {
  if (error instanceof WriterError && error.reason === 'bad-answer') return [];
  throw error;
}
