import * as z from 'zod/mini';
import { kindOfStatus, ServiceFailure } from '../asking/service-failure.ts';

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

/** Reads what the service reports; null for an error that is not its answer. */
export function readGeminiFailure(error: unknown): ServiceFailure | null {
  const { success, data } = httpErrorSchema.safeParse(error);
  if (!success) return null;
  const codes = listCodes(data);
  const because = `status ${data.status} ${codes.join(' ')}`.trim();
  const isForTheDay = codes.some((code) => /PerDay/i.test(code));
  if (data.status === 429 && isForTheDay) return new ServiceFailure('used-up', because);
  if (codes.includes('API_KEY_INVALID')) return new ServiceFailure('bad-key', because);
  return new ServiceFailure(kindOfStatus(data.status), because, readRetryDelay(data));
}

function listCodes({ errorDetails = [] }: HttpError): string[] {
  return errorDetails.flatMap(({ reason, violations = [] }) =>
    [reason, ...violations.map(({ quotaId }) => quotaId)].filter((code) => code !== undefined),
  );
}

/** Google sends `{ "@type": "…RetryInfo", "retryDelay": "12s" }` among the details of an error. */
function readRetryDelay({ errorDetails = [] }: HttpError): number | null {
  for (const { retryDelay } of errorDetails) {
    const seconds = /^(\d+(?:\.\d+)?)s$/.exec(retryDelay ?? '')?.[1];
    if (seconds !== undefined) return Number(seconds) * 1_000;
  }
  return null;
}
