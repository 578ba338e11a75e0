import { ApiError } from '../domain/api-error.ts';

/** What a client names an order by, so that sending it again orders nothing more. */
export function readIdempotencyKey(
  header: (name: string) => string | undefined,
): string | undefined {
  const key = header('idempotency-key');
  if (key === undefined || /^[\w.:~-]{8,128}$/.test(key)) return key;
  throw new ApiError(
    'invalid-request',
    'An Idempotency-Key has 8 to 128 letters, digits, and any of -._:~',
  );
}
