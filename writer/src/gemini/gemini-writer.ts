import { hashText, createRandom } from '../quiz/seed.ts';
import { WriterError, type QuizWriter, type WriteProgress, type WriteRequest } from '../writer.ts';
import { chooseBalanced } from './choose-balanced.ts';
import { finishQuestions } from './finish-questions.ts';
import { gatherQuestions } from './gather-questions.ts';
import { openModel, type ModelSettings } from './model/open-model.ts';
import { countCharacters, cutPassages } from './passages.ts';
import { explainShortfall } from './shortfall.ts';

export type GeminiSettings = ModelSettings & {
  /** For the whole quiz with its retries, ms. */
  totalTimeoutMs?: number;
};

const MIN_CHARACTERS = 300;
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
        throw new WriterError(
          'unavailable',
          'The AI service could not be used. Please try again later or use the offline writer.',
          { cause: error },
        );
      }
    },
  };
}

async function writeQuiz(
  settings: GeminiSettings,
  request: WriteRequest,
  report: (progress: WriteProgress) => void | Promise<void>,
): ReturnType<QuizWriter['write']> {
  const { document, settings: asked } = request;
  const passages = cutPassages(document);
  if (countCharacters(passages) < MIN_CHARACTERS) {
    throw new WriterError(
      'too-short',
      'This document has too little text for a quiz. Please upload one with at least a few paragraphs.',
    );
  }
  const model = await openModel(settings);
  const random = createRandom(
    hashText(JSON.stringify([document.title, countCharacters(passages), asked, request.variant])),
  );
  const deadline = model.now() + (settings.totalTimeoutMs ?? TOTAL_TIMEOUT_MS);
  const gathered = await gatherQuestions(model, { request, passages, random, deadline }, report);
  const chosen = chooseBalanced(gathered.questions, asked.count);
  const notice = explainShortfall(chosen.length, asked.count, gathered.fault);
  await report({ done: asked.count, total: asked.count, stage: 'Choosing the questions' });
  return {
    title: document.title,
    notice,
    questions: finishQuestions(chosen, asked.toughness, random),
    drafts: [],
  };
}
