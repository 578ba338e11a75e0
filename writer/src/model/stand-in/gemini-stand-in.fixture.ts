import type { Failure, Played } from './plays.fixture.ts';
import { startStandIn, type Encoded, type StandIn } from './stand-in-server.fixture.ts';

/** A local server with as much of Gemini's REST interface as the package uses. */
export async function startGeminiStandIn(): Promise<StandIn> {
  return startStandIn({ promptOf, encode });
}

function promptOf(body: string): string {
  const { contents = [] } = JSON.parse(body) as { contents?: { parts?: { text?: string }[] }[] };
  return contents
    .flatMap(({ parts }) => parts ?? [])
    .map(({ text }) => text ?? '')
    .join('\n');
}

const FINISH = { whole: 'STOP', 'too-long': 'MAX_TOKENS', stopped: 'SAFETY' };

function encode(played: NonNullable<Played>): Encoded {
  if ('failure' in played) return encodeFailure(played.failure, played.message);
  const { text, ending } = played;
  if (ending === 'refused') {
    return { status: 200, body: { promptFeedback: { blockReason: 'SAFETY' } } };
  }
  const content = { role: 'model', parts: [{ text }] };
  return {
    status: 200,
    body: {
      candidates: [{ index: 0, finishReason: FINISH[ending], content }],
      usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 100, totalTokenCount: 1000 },
    },
  };
}

const RETRY = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '2s' };
const PER_DAY = {
  '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
  violations: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier' }],
};
const INVALID_KEY = {
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason: 'API_KEY_INVALID',
};

const FAILURES: Record<Failure, { status: number; details: object[] }> = {
  quota: { status: 429, details: [RETRY] },
  'daily-quota': { status: 429, details: [PER_DAY, RETRY] },
  'server-error': { status: 500, details: [] },
  'bad-key': { status: 400, details: [INVALID_KEY] },
  'unknown-model': { status: 404, details: [] },
};

function encodeFailure(failure: Failure, message: string): Encoded {
  const { status, details } = FAILURES[failure];
  return { status, body: { error: { code: status, message, status: 'STAND_IN', details } } };
}
