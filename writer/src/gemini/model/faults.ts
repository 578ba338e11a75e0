import * as z from 'zod/mini';
import { WriterError, type WriterErrorReason } from '../../writer.ts';
import { PassingFault } from './retry.ts';

const detailSchema = z.object({
  retryDelay: z.optional(z.string()),
  reason: z.optional(z.string()),
  violations: z.optional(z.array(z.object({ quotaId: z.optional(z.string()) }))),
});
const httpErrorSchema = z.object({
  status: z.number(),
  errorDetails: z.optional(z.catch(z.array(detailSchema), [])),
});
type HttpError = z.infer<typeof httpErrorSchema>;

const LATE =
  'The AI service took too long to answer. Please try again later or use the offline writer.';
const BUSY =
  'The AI service has reached its limit for now. Please try again in a few minutes or use the offline writer.';
const USED_UP =
  'The AI service has reached its limit for today. Please try again tomorrow or use the offline writer.';
const DOWN =
  'The AI service could not be reached. Please try again later or use the offline writer.';
const BAD_KEY =
  'The AI service did not accept the key of this site. Please tell whoever looks after the site, or use the offline writer.';
const NOT_ACCEPTED =
  'The AI service did not accept the request. Please tell whoever looks after the site, or use the offline writer.';

/**
 * What went wrong with a call: a fault that may pass, or an error that trying again would not mend.
 * The cause keeps status and codes only: the service's own messages may repeat what was sent.
 */
export function toFault(error: unknown, isLate: boolean): PassingFault | WriterError {
  if (isLate) return createPassing('timeout', LATE, 'no answer in time');
  const { success, data } = httpErrorSchema.safeParse(error);
  if (!success) return createPassing('unavailable', DOWN, `no answer: ${describeError(error)}`);
  const because = `status ${data.status} ${listCodes(data).join(' ')}`.trim();
  if (data.status === 429) {
    if (isForTheDay(data)) return createError('quota', USED_UP, because);
    return createPassing('quota', BUSY, because, readRetryDelay(data));
  }
  if (data.status >= 500) return createPassing('unavailable', DOWN, because, readRetryDelay(data));
  if (data.status === 408) return createPassing('timeout', LATE, because);
  if ([401, 403].includes(data.status) || listCodes(data).includes('API_KEY_INVALID')) {
    return createError('bad-key', BAD_KEY, because);
  }
  return createError('unavailable', NOT_ACCEPTED, because);
}

/** The quiz's time is up, or the teacher gave up. */
export function createStopped(): WriterError {
  return new WriterError('timeout', 'Writing the quiz was stopped. Please try again.');
}

/** The time for the whole quiz is up, although no single call failed. */
export function createLateForAll(): WriterError {
  return createError('timeout', LATE, 'the time for the whole quiz is up');
}

function createError(reason: WriterErrorReason, sentence: string, because: string): WriterError {
  return new WriterError(reason, sentence, { cause: new Error(because) });
}

function createPassing(
  reason: WriterErrorReason,
  sentence: string,
  because: string,
  afterMs: number | null = null,
): PassingFault {
  return new PassingFault(createError(reason, sentence, because), afterMs);
}

function listCodes({ errorDetails = [] }: HttpError): string[] {
  return errorDetails.flatMap(({ reason, violations = [] }) =>
    [reason, ...violations.map(({ quotaId }) => quotaId)].filter((code) => code !== undefined),
  );
}

function isForTheDay(error: HttpError): boolean {
  return listCodes(error).some((code) => /PerDay/i.test(code));
}

/** Google sends `{ "@type": "…RetryInfo", "retryDelay": "12s" }` among the details of an error. */
function readRetryDelay({ errorDetails = [] }: HttpError): number | null {
  for (const { retryDelay } of errorDetails) {
    const seconds = /^(\d+(?:\.\d+)?)s$/.exec(retryDelay ?? '')?.[1];
    if (seconds !== undefined) return Number(seconds) * 1_000;
  }
  return null;
}

/** A parser's message repeats what it read; a network's holds an address and a code. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error instanceof SyntaxError ? error.name : `${error.name}: ${error.message}`;
}
