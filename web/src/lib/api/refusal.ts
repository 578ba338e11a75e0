import { UNEXPECTED_SENTENCE } from '@study-assistant/contract/wire/errors';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';

/** The code is our addition; other servers send only the sentence. */
const errorReplySchema = z.object({
  error: z.string().check(z.minLength(1)),
  code: z.catch(z.string(), 'unknown'),
  requestId: z.catch(z.optional(z.string()), undefined),
});

/** Reads a refusal; anything unknown, such as a proxy's error page, is a `bad-reply`. */
export function refusal(status: number, json: unknown): ApiError {
  const reply = errorReplySchema.safeParse(json);
  if (!reply.success) return badReply(status, reply.error);
  const { error, ...fault } = reply.data;
  return new ApiError(error, { status, ...fault, hasServerSentence: true });
}

export function badReply(status: number, cause?: unknown): ApiError {
  const fault = { status, code: 'bad-reply', hasServerSentence: false };
  return new ApiError(UNEXPECTED_SENTENCE, fault, { cause });
}
