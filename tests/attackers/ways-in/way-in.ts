import { errorStatus } from '@study-assistant/contract/wire/errors';
import { ApiError } from '../../../functions/src/domain/api-error.ts';

/** What is asked in turn, and what comes of it: 'ok', a value, or the status and code of a refusal. */
export type WayIn = { what: string; ask: () => unknown; answer: unknown };

export const NOW = new Date('2026-11-29T12:00:00.000Z');

/** The status of a refusal, with its code; else what came of it. */
export async function told(ask: () => unknown): Promise<unknown> {
  try {
    return (await ask()) ?? 'ok';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return `${errorStatus[error.code]} ${error.code}`;
  }
}
