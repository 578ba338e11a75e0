import { describe, expect, it } from 'vitest';
import { WriterError } from '../writer.ts';
import { API_KEY, useGemini } from './gemini-school.fixture.ts';

const gemini = useGemini();
const { write, pauses } = gemini;

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
    expect(gemini.sent()).toHaveLength(4);
    expect(pauses).toHaveLength(3);
    pauses.forEach((pause, at) => expect(pause).toBeLessThanOrEqual(2_000 * 2 ** at));
  });

  it.each(['bad-key', 'unknown-model', 'daily-quota'] as const)(
    'does not try again after %s',
    async (play) => {
      await expect(write(play)).rejects.toThrow();
      expect(gemini.sent()).toHaveLength(1);
    },
  );
});

describe('what a teacher reads', () => {
  it.each([
    ['quota', 'quota', 'has reached its limit for now'],
    ['daily-quota', 'quota', 'has reached its limit for today'],
    ['server-error', 'unavailable', 'could not be reached'],
    ['unknown-model', 'unavailable', 'did not accept the request'],
    ['hang', 'timeout', 'took too long'],
    ['blocked', 'refused', 'declined to work with this text'],
    ['blocked-answer', 'refused', 'declined to work with this text'],
    ['bad-key', 'bad-key', 'did not accept the key'],
    ['truncated', 'bad-answer', 'too few questions that hold up'],
    ['max-tokens', 'bad-answer', 'too few questions that hold up'],
    ['half-questions', 'bad-answer', 'too few questions that hold up'],
    ['invented-quotes', 'bad-answer', 'too few questions that hold up'],
  ] as const)('%s is %s: “The AI service … %s”', async (play, reason, sentence) => {
    const error = await faultOf(write(play));
    expect(error.reason).toBe(reason);
    expect(error.message).toContain(`The AI service`);
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
  it.each(['server-error', 'bad-key', 'daily-quota', 'truncated', 'blocked'] as const)(
    'holds neither the text nor the key after %s',
    async (play) => {
      const logged = JSON.stringify([chainOf(await faultOf(write(play))), gemini.events]);
      expect(logged).not.toContain(API_KEY);
      expect(logged).not.toContain('water');
    },
  );

  it('names the status and the codes of the service', async () => {
    expect(chainOf(await faultOf(write('bad-key')))).toContainEqual(
      expect.stringContaining('status 400 API_KEY_INVALID'),
    );
  });
});

async function faultOf(writing: Promise<unknown>): Promise<WriterError> {
  const error = await writing.catch((reason: unknown) => reason);
  if (error instanceof WriterError) return error;
  throw new Error('the writer did not fail');
}

/** An error with its causes, as the log writes them. */
function chainOf(error: unknown): string[] {
  return error instanceof Error ? [error.stack ?? error.message, ...chainOf(error.cause)] : [];
}
