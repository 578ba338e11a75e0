import type { ErrorCode } from '@study-assistant/contract/wire/errors';

/** A failure that a person is told about: the sentence is for them, the cause only for the log. */
export class ApiError extends Error {
  /** When the same may be asked again; undefined where that is not known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    sentence: string,
    options?: ErrorOptions & { retryAfterSeconds?: number },
  ) {
    super(sentence, options);
    this.name = 'ApiError';
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}

export function notFound(sentence: string): ApiError {
  return new ApiError('not-found', sentence);
}

export function forbidden(sentence = 'You are not allowed to do this.'): ApiError {
  return new ApiError('forbidden', sentence);
}

/** What is told to who has confirmed the address of an account that somebody made before. */
export function addressUnclaimed(): ApiError {
  return new ApiError('address-unclaimed', 'Please say first whether this account is yours.');
}

/** What everybody is told whose account is closed, wherever that is noticed. */
export function accountClosed(): ApiError {
  return new ApiError('account-closed', 'This account has been closed. Please ask your school.');
}
