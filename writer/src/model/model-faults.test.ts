import { describe, expect, it } from 'vitest';
import { WriterError } from '../writer.ts';
import { API_KEY, MODEL_NAMES, useModel } from './model-school.fixture.ts';

const SUBJECTS = { gemini: 'The AI service', local: 'Your school’s AI model' };

describe.each(MODEL_NAMES)('%s', (name) => {
  const model = useModel(name);
  const { write, pauses } = model;

  describe('retries', () => {
    it('waits as long as the service asks before it tries again', async () => {
      expect((await write(['quota', 'good'])).questions).toHaveLength(5);
      expect(pauses[0]).toBeGreaterThanOrEqual(2_000);
    });

    it('tries again after faults of the service', async () => {
      expect((await write(['server-error', 'server-error', 'good'])).questions).toHaveLength(5);
      expect(pauses).toHaveLength(2);
    });

    it('tries again after an answer that came too late', async () => {
      expect((await write(['hang', 'good'])).questions).toHaveLength(5);
    });

    it('tries three times more, with pauses spread over a growing length', async () => {
      await expect(write('server-error')).rejects.toThrow();
      expect(model.sent()).toHaveLength(4);
      expect(pauses).toHaveLength(3);
      pauses.forEach((pause, at) => expect(pause).toBeLessThanOrEqual(2_000 * 2 ** at));
    });

    it.each(['bad-key', 'unknown-model'] as const)('does not try again after %s', async (play) => {
      await expect(write(play)).rejects.toThrow();
      expect(model.sent()).toHaveLength(1);
    });
  });

  describe('what a teacher reads', () => {
    it.each([
      ['hang', 'timeout', 'took too long'],
      ['blocked', 'refused', 'declined to work with this text'],
      ['blocked-answer', 'refused', 'declined to work with this text'],
      ['bad-key', 'bad-key', 'did not accept the key'],
      ['truncated', 'bad-answer', 'too few questions that hold up'],
      ['max-tokens', 'bad-answer', 'too few questions that hold up'],
      ['half-questions', 'bad-answer', 'too few questions that hold up'],
      ['invented-quotes', 'bad-answer', 'too few questions that hold up'],
    ] as const)('%s is %s: “… %s”', async (play, reason, sentence) => {
      const error = await faultOf(write(play));
      expect(error.reason).toBe(reason);
      expect(error.message).toContain(SUBJECTS[name]);
      expect(error.message).toContain(sentence);
    });

    it('stops when the teacher gives up', async () => {
      const controller = new AbortController();
      const writing = write('hang', { signal: controller.signal });
      controller.abort();
      await expect(writing).rejects.toMatchObject({ reason: 'timeout' });
    });
  });

  describe('what is logged', () => {
    it.each(['server-error', 'bad-key', 'quota', 'truncated', 'blocked', 'unknown-model'] as const)(
      'holds neither the text nor the key after %s',
      async (play) => {
        const logged = JSON.stringify([chainOf(await faultOf(write(play))), model.events]);
        expect(logged).not.toContain(API_KEY);
        expect(logged).not.toContain('water');
      },
    );

    it('names the status and the codes of the service', async () => {
      const codes = {
        gemini: 'status 400 API_KEY_INVALID',
        local: 'status 401 invalid_request_error invalid_api_key',
      };
      expect(chainOf(await faultOf(write('bad-key')))).toContainEqual(
        expect.stringContaining(codes[name]),
      );
    });
  });
});

describe('what differs', () => {
  const gemini = useModel('gemini');
  const local = useModel('local');

  it.each([
    ['quota', 'quota', 'The AI service has reached its limit for now'],
    ['daily-quota', 'quota', 'The AI service has reached its limit for today'],
    ['server-error', 'unavailable', 'The AI service could not be reached'],
    ['unknown-model', 'unavailable', 'The AI service did not accept the request'],
  ] as const)('Gemini: %s is %s: “%s”', async (play, reason, sentence) => {
    const error = await faultOf(gemini.write(play));
    expect(error).toMatchObject({ reason, message: expect.stringContaining(sentence) as string });
  });

  it('does not try again when Gemini’s requests of the day are used up', async () => {
    await expect(gemini.write('daily-quota')).rejects.toThrow();
    expect(gemini.sent()).toHaveLength(1);
  });

  it.each([
    ['quota', 'quota', 'has too much to do just now'],
    ['server-error', 'unavailable', 'met a fault of its own'],
    ['unknown-model', 'unavailable', 'was not found on its server'],
  ] as const)('a local server: %s is %s: “… %s”', async (play, reason, sentence) => {
    const error = await faultOf(local.write(play));
    expect(error).toMatchObject({
      reason,
      message: expect.stringContaining(`Your school’s AI model ${sentence}`) as string,
    });
  });
});

async function faultOf(writing: Promise<unknown>): Promise<WriterError> {
  const error = await writing.catch((reason: unknown) => reason);
  if (error instanceof WriterError) return error;
  throw new Error('the writer did not fail');
}

/** An error with its causes, as written to the log. */
function chainOf(error: unknown): string[] {
  return error instanceof Error ? [error.stack ?? error.message, ...chainOf(error.cause)] : [];
}
