import * as z from 'zod/mini';
import { kindOfStatus, ServiceFailure, type FailureKind } from '../asking/service-failure.ts';

/** A code is a word or a number; a sentence may repeat what was sent. */
const code = z.catch(z.optional(z.coerce.string().check(z.regex(/^[\w.-]{1,60}$/))), undefined);
const errorSchema = z.catch(z.object({ error: z.object({ type: code, code }) }), { error: {} });

/** Statuses of servers that do not know a response format. */
const NOT_ACCEPTED = new Set([400, 415, 422, 501]);

export async function readLocalFailure(response: Response): Promise<ServiceFailure> {
  const { error } = errorSchema.parse(await response.json().catch(() => null));
  const codes = [...new Set([error.type, error.code])].filter((one) => one !== undefined);
  const because = `status ${response.status} ${codes.join(' ')}`.trim();
  return new ServiceFailure(findKind(response.status, codes), because, readRetryAfter(response));
}

function findKind(status: number, codes: readonly string[]): FailureKind {
  if (codes.includes('model_not_found')) return 'no-model';
  return NOT_ACCEPTED.has(status) ? 'not-accepted' : kindOfStatus(status);
}

function readRetryAfter({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : null;
}
