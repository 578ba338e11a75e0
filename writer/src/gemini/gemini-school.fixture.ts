import { afterAll, beforeAll, beforeEach } from 'vitest';
import { waterCycle } from '../document/lessons/water-cycle.fixture.ts';
import { createRandom } from '../quiz/seed.ts';
import type { WriteProgress, WriteRequest, WriteSettings, WrittenQuiz } from '../writer.ts';
import { createGeminiWriter } from './gemini-writer.ts';
import type { ModelEvent } from './model/model-event.ts';
import type { ModelSettings } from './model/open-model.ts';
import {
  startGeminiStandIn,
  type GeminiScript,
  type GeminiStandIn,
} from './model/stand-in/gemini-stand-in.fixture.ts';

export const API_KEY = 'a-key-that-nobody-may-see';

type Changes = Partial<Omit<WriteRequest, 'settings'>> & Partial<WriteSettings>;

/** A stand-in of Gemini for the tests of a file, a writer that asks it, and what happened so far. */
export function useGemini() {
  let gemini: GeminiStandIn | undefined;
  const pauses: number[] = [];
  const events: ModelEvent[] = [];
  const progress: WriteProgress[] = [];

  beforeAll(async () => {
    gemini = await startGeminiStandIn();
  });
  afterAll(() => gemini?.close());
  beforeEach(() => {
    for (const list of [pauses, events, progress, sent()]) list.length = 0;
  });

  function sent(): string[] {
    return gemini?.requests ?? [];
  }

  function modelSettings(script: GeminiScript): ModelSettings {
    return {
      apiKey: API_KEY,
      model: 'gemini-test',
      baseUrl: gemini?.url,
      now: Date.now,
      random: createRandom(7),
      ...(isWithHanging(script) ? { tryTimeoutMs: 250 } : {}),
      watch: (event) => void events.push(event),
      sleep(milliseconds) {
        pauses.push(milliseconds);
        return Promise.resolve();
      },
    };
  }

  /** A quiz of five medium questions on the water cycle, unless told otherwise. */
  function write(script: GeminiScript, changes: Changes = {}): Promise<WrittenQuiz> {
    const { toughness = 'Medium', targetGrade = 'Grade 8', count = 5, ...rest } = changes;
    gemini?.play(script);
    return createGeminiWriter(modelSettings(script)).write(
      {
        document: waterCycle,
        variant: 0,
        avoid: [],
        signal: new AbortController().signal,
        settings: { toughness, targetGrade, count },
        ...rest,
      },
      (step) => void progress.push(step),
    );
  }

  return {
    pauses,
    events,
    progress,
    sent,
    paths: () => gemini?.paths ?? [],
    write,
  };
}

/** Where nothing hangs, no answer is too late, however slow the machine. */
function isWithHanging(script: GeminiScript): boolean {
  return typeof script === 'function' || [script].flat().includes('hang');
}

/** The text of a request, as the model reads it. */
export function promptOf(body: string | undefined): string {
  const { contents } = JSON.parse(body ?? '{"contents":[]}') as {
    contents: { parts: { text: string }[] }[];
  };
  return contents.flatMap(({ parts }) => parts.map(({ text }) => text)).join('\n');
}
