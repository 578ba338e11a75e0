import { hashText, createRandom } from '../quiz/seed.ts';
import {
  WriterError,
  type FilledUp,
  type FillUp,
  type QuizWriter,
  type WriteProgress,
  type WriteRequest,
} from '../writer.ts';
import { createStopped, createUnusable } from './asking/faults.ts';
import type { Model } from './asking/language-model.ts';
import { chooseBalanced } from './choose-balanced.ts';
import { finishQuestions } from './finish-questions.ts';
import { gatherQuestions } from './gather-questions.ts';
import { writeOtherKindsByModel } from './other-kinds/write-other-kinds.ts';
import type { DroppedQuestion } from './questions/collect-questions.ts';
import { explainShortfall } from './shortfall.ts';
import { countCharacters, cutPassages } from './text/passages.ts';

const MIN_CHARACTERS = 300;
const NOTHING: FilledUp = { questions: [], spares: [] };

type ShowDropped = (dropped: DroppedQuestion) => void;

/**
 * Writes quizzes with a model. Every question is checked against the document, and by a second call
 * that does not know its key, before it counts.
 */
export function createModelWriter(
  model: Model,
  {
    fillUp = () => Promise.resolve(NOTHING),
    showDropped = () => undefined,
  }: { fillUp?: FillUp | undefined; showDropped?: ShowDropped } = {},
): QuizWriter {
  return {
    name: model.name,
    async write(request, report) {
      try {
        const { beforeRequest = model.beforeRequest } = request;
        return await writeQuiz({ ...model, beforeRequest }, request, {
          report,
          fillUp,
          showDropped,
        });
      } catch (error) {
        if (error instanceof WriterError) throw error;
        throw createUnusable(model.name, error);
      }
    },
  };
}

type Audience = {
  report: (progress: WriteProgress) => void | Promise<void>;
  fillUp: FillUp;
  showDropped: ShowDropped;
};

async function writeQuiz(
  model: Model,
  request: WriteRequest,
  { report, fillUp, showDropped }: Audience,
): ReturnType<QuizWriter['write']> {
  const { document, settings: asked, topicsInUse } = request;
  const passages = cutPassages(document);
  if (countCharacters(passages) < MIN_CHARACTERS) {
    throw new WriterError(
      'too-short',
      'This document has too little text for a quiz. Please upload one with at least a few paragraphs.',
    );
  }
  // Other kinds come behind the choices, which stay the same with them.
  const { otherKinds: _otherKinds, ...choices } = asked;
  const random = createRandom(
    hashText(JSON.stringify([document.title, countCharacters(passages), choices, request.variant])),
  );
  const deadline = model.now() + model.pace.totalTimeoutMs;
  const work = { request, passages, random, deadline, showDropped };
  const { questions, fault } = await gatherQuestions(model, work, report);
  const chosen = chooseBalanced(questions, asked.numQuestions);
  const written = finishQuestions(chosen, { toughness: asked.toughness, topicsInUse, random });
  // What the model wrote is a quiz by itself, whatever becomes of the rest.
  const others =
    fault === null ? await writeOtherKindsByModel(model, work, written).catch(() => []) : [];
  const own = [...written, ...others];
  const { questions: added, spares } =
    own.length < asked.numQuestions ? await fillUp(request, own).catch(() => NOTHING) : NOTHING;
  if (request.signal.aborted) throw createStopped();
  const count = own.length + added.length;
  const check = added.filter(({ confidence }) => confidence === 'check').length;
  const notice = explainShortfall(model.name, count, asked.numQuestions, fault, check);
  await report({
    done: asked.numQuestions,
    total: asked.numQuestions,
    stage: 'Choosing the questions',
  });
  return {
    title: document.title,
    notice,
    questions: [...own, ...added],
    drafts: [],
    ...(spares.length > 0 && { spares }),
  };
}
