import { hashText, createRandom } from '../quiz/seed.ts';
import { WriterError, type QuizWriter, type WriteProgress, type WriteRequest } from '../writer.ts';
import { createUnusable } from './asking/faults.ts';
import type { Model } from './asking/language-model.ts';
import { chooseBalanced } from './choose-balanced.ts';
import { finishQuestions } from './finish-questions.ts';
import { gatherQuestions } from './gather-questions.ts';
import type { DroppedQuestion } from './questions/collect-questions.ts';
import { explainShortfall } from './shortfall.ts';
import { countCharacters, cutPassages } from './text/passages.ts';

const MIN_CHARACTERS = 300;

type ShowDropped = (dropped: DroppedQuestion) => void;

/**
 * Writes quizzes with a model. Every question is checked against the document, and by a second call
 * that does not know its key, before it counts.
 */
export function createModelWriter(
  model: Model,
  showDropped: ShowDropped = () => undefined,
): QuizWriter {
  return {
    name: model.name,
    async write(request, report) {
      try {
        const { beforeRequest = model.beforeRequest } = request;
        return await writeQuiz({ ...model, beforeRequest }, request, { report, showDropped });
      } catch (error) {
        if (error instanceof WriterError) throw error;
        throw createUnusable(model.name, error);
      }
    },
  };
}

type Audience = {
  report: (progress: WriteProgress) => void | Promise<void>;
  showDropped: ShowDropped;
};

async function writeQuiz(
  model: Model,
  request: WriteRequest,
  { report, showDropped }: Audience,
): ReturnType<QuizWriter['write']> {
  const { document, settings: asked, topicsInUse } = request;
  const passages = cutPassages(document);
  if (countCharacters(passages) < MIN_CHARACTERS) {
    throw new WriterError(
      'too-short',
      'This document has too little text for a quiz. Please upload one with at least a few paragraphs.',
    );
  }
  const random = createRandom(
    hashText(JSON.stringify([document.title, countCharacters(passages), asked, request.variant])),
  );
  const deadline = model.now() + model.pace.totalTimeoutMs;
  const work = { request, passages, random, deadline, showDropped };
  const { questions, fault } = await gatherQuestions(model, work, report);
  const chosen = chooseBalanced(questions, asked.numQuestions);
  const notice = explainShortfall(model.name, chosen.length, asked.numQuestions, fault);
  await report({
    done: asked.numQuestions,
    total: asked.numQuestions,
    stage: 'Choosing the questions',
  });
  return {
    title: document.title,
    notice,
    questions: finishQuestions(chosen, { toughness: asked.toughness, topicsInUse, random }),
    drafts: [],
  };
}
