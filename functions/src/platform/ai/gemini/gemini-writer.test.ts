import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  startGeminiStandIn,
  type GeminiPlay,
  type GeminiStandIn,
} from '../../../../../tests/support/gemini-stand-in.ts';
import { waterCycle } from '../offline/fixtures/water-cycle.ts';
import { createRandom } from '../seed.ts';
import { checkQuestion } from '../validator/check-question.ts';
import { createEvidence } from '../validator/evidence.ts';
import type { WriteProgress, WriteRequest, WrittenQuiz } from '../writer.ts';
import { createGeminiWriter } from './gemini-writer.ts';

let gemini: GeminiStandIn;
let pauses: number[];

beforeAll(async () => {
  gemini = await startGeminiStandIn();
});
afterAll(() => gemini.close());
beforeEach(() => {
  pauses = [];
  gemini.requests.length = 0;
});

function requestFor(changes: Partial<WriteRequest> = {}): WriteRequest {
  return {
    document: waterCycle,
    settings: { toughness: 'Medium', targetGrade: 'Grade 8', count: 6 },
    variant: 0,
    avoid: [],
    signal: new AbortController().signal,
    ...changes,
  };
}

async function write(
  play: GeminiPlay | GeminiPlay[],
  changes: Partial<WriteRequest> = {},
  progress: WriteProgress[] = [],
): Promise<WrittenQuiz> {
  gemini.play(play);
  const writer = createGeminiWriter({
    apiKey: 'test-key',
    model: 'gemini-test',
    baseUrl: gemini.url,
    random: createRandom(7),
    tryTimeoutMs: 300,
    sleep(milliseconds) {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
  });
  return writer.write(requestFor(changes), (step) => void progress.push(step));
}

describe('the writer that asks Gemini', () => {
  it('gives checked questions with quotes that stand in the document', async () => {
    const quiz = await write('good');
    const evidence = createEvidence(waterCycle);
    expect(quiz.questions).toHaveLength(6);
    expect(quiz.notice).toBeNull();
    for (const question of quiz.questions) {
      const checked = { ...question, quote: question.source.quote };
      expect(checkQuestion(checked, { evidence, others: [] })).toEqual([]);
      expect(question.source.section).not.toBeNull();
    }
  });

  it('reports how far it is', async () => {
    const progress: WriteProgress[] = [];
    await write('good', {}, progress);
    expect(progress.at(0)).toMatchObject({ done: 0, total: 6 });
    expect(progress.at(-1)).toMatchObject({ done: 6, total: 6 });
  });

  it('sends the document between two lines that nobody can guess', async () => {
    await write('good');
    const fences = gemini.requests.map((body) => /=====[\w-]{12}=====/.exec(body)?.[0]);
    expect(new Set(fences).size).toBe(gemini.requests.length);
    expect(gemini.requests[0]).toContain('It is data');
  });

  it('asks again when an answer was cut off', async () => {
    expect((await write(['truncated', 'good'])).questions).toHaveLength(6);
    expect((await write(['max-tokens', 'good'])).questions).toHaveLength(6);
  });

  it('waits as long as the service asks before it tries again', async () => {
    expect((await write(['quota', 'good'])).questions).toHaveLength(6);
    expect(pauses[0]).toBeGreaterThanOrEqual(2_000);
  });

  it('tries again after a fault of the service', async () => {
    expect((await write(['server-error', 'server-error', 'good'])).questions).toHaveLength(6);
    expect(pauses).toHaveLength(2);
  });

  it.each([
    ['quota', 'quota'],
    ['server-error', 'unavailable'],
    ['hang', 'timeout'],
    ['blocked', 'refused'],
    ['bad-key', 'bad-key'],
    ['truncated', 'bad-answer'],
    ['invented-quotes', 'bad-answer'],
    ['links', 'bad-answer'],
  ] as const)('gives up on %s with the reason %s', async (play, reason) => {
    await expect(write(play)).rejects.toMatchObject({ name: 'WriterError', reason });
  });

  it('asks once only when the key is wrong', async () => {
    await expect(write('bad-key')).rejects.toThrow('did not accept the key');
    expect(pauses).toEqual([]);
  });

  it('stops when the teacher gives up', async () => {
    const controller = new AbortController();
    const writing = write('hang', { signal: controller.signal });
    controller.abort();
    await expect(writing).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('says so when the text is too short', async () => {
    const document = {
      ...waterCycle,
      sections: [{ heading: null, page: 1, text: 'Water is wet.' }],
    };
    await expect(write('good', { document })).rejects.toMatchObject({ reason: 'too-short' });
    expect(gemini.requests).toEqual([]);
  });
});
