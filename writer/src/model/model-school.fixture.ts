import { afterAll, beforeAll, beforeEach } from 'vitest';
import { waterCycle } from '../document/lessons/water-cycle.fixture.ts';
import { createRandom } from '../quiz/seed.ts';
import type { FillUp, WriteProgress, WriteRequest, WriteSettings, WrittenQuiz } from '../writer.ts';
import type { Model, ModelName } from './asking/language-model.ts';
import type { ModelEvent } from './asking/model-event.ts';
import { createModelWriter } from './model-writer.ts';
import { openModel, type ModelConfig } from './open-model.ts';
import type { DroppedQuestion } from './questions/collect-questions.ts';
import { startGeminiStandIn } from './stand-in/gemini-stand-in.fixture.ts';
import { startLocalStandIn } from './stand-in/local-stand-in.fixture.ts';
import type { Script, StandIn } from './stand-in/stand-in-server.fixture.ts';

export const API_KEY = 'a-key-that-nobody-may-see';

/** Both models must pass the same tests. */
export const MODEL_NAMES = ['gemini', 'local'] as const;

const START: Record<ModelName, () => Promise<StandIn>> = {
  gemini: startGeminiStandIn,
  local: startLocalStandIn,
};

/** Opens the model of that name at the address. */
export function openTestModel(
  name: ModelName,
  url: string,
  config: Partial<ModelConfig> = {},
): Model {
  const model = openModel(name, {
    gemini: { apiKey: API_KEY, model: 'gemini-test', baseUrl: url },
    local: { url, model: 'a-small-model', apiKey: API_KEY },
    now: Date.now,
    sleep: () => Promise.resolve(),
    random: createRandom(7),
    ...config,
  });
  if (!model) throw new Error('both models are set up');
  return model;
}

type Changes = Partial<Omit<WriteRequest, 'settings'>> &
  Partial<WriteSettings> & { reviewing?: Script; judging?: Script; fillUp?: FillUp };

/** A stand-in for a model in the tests of a file, with its writer and the events so far. */
export function useModel(name: ModelName) {
  let standIn: StandIn | undefined;
  const pauses: number[] = [];
  const events: ModelEvent[] = [];
  const progress: WriteProgress[] = [];
  const dropped: DroppedQuestion[] = [];

  beforeAll(async () => {
    standIn = await START[name]();
  });
  afterAll(() => standIn?.close());
  beforeEach(() => {
    const { requests = [], prompts = [], paths = [], keys = [] } = standIn ?? {};
    for (const list of [pauses, events, progress, dropped, requests, prompts, paths, keys]) {
      list.length = 0;
    }
  });

  /** Writes a quiz, by default of five medium questions on the water cycle. */
  function write(script: Script, changes: Changes = {}): Promise<WrittenQuiz> {
    const { toughness = 'Medium', targetGrade = 'Grade 8', numQuestions = 5, ...rest } = changes;
    const { reviewing = 'good', judging = 'good', fillUp, otherKinds, ...request } = rest;
    standIn?.play(script, reviewing, judging);
    const model = openTestModel(name, standIn?.url ?? '', {
      ...([script, reviewing, judging].some(isWithHanging) ? { pace: { tryTimeoutMs: 250 } } : {}),
      watch: (event) => void events.push(event),
      sleep(milliseconds) {
        pauses.push(milliseconds);
        return Promise.resolve();
      },
    });
    return createModelWriter(model, {
      fillUp,
      showDropped: (question) => void dropped.push(question),
    }).write(
      {
        document: waterCycle,
        variant: 0,
        avoid: [],
        topicsInUse: [],
        signal: new AbortController().signal,
        settings: { toughness, targetGrade, numQuestions, ...(otherKinds && { otherKinds }) },
        ...request,
      },
      (step) => void progress.push(step),
    );
  }

  const sent = () => standIn?.prompts ?? [];
  return {
    pauses,
    events,
    progress,
    dropped,
    write,
    /** All prompts, then those for questions, for answers, and for a judgement without the text. */
    sent,
    asked: () => sent().filter((prompt) => prompt.startsWith('Write ')),
    reviewed: () => sent().filter((prompt) => prompt.startsWith('Answer ')),
    judged: () => sent().filter((prompt) => prompt.startsWith('Judge ')),
    bodies: () => standIn?.requests ?? [],
    paths: () => standIn?.paths ?? [],
    keys: () => standIn?.keys ?? [],
  };
}

/** Unless something hangs, no answer is too late, however slow the machine. */
function isWithHanging(script: Script): boolean {
  return typeof script === 'function' || [script].flat().includes('hang');
}
