import { CLOSED_SENTENCE } from '../auth/auth-error.ts';

/** Also used when the identity provider cannot be reached. */
export const NETWORK_SENTENCE = 'Network error. Please check your internet connection.';

type Fault = {
  /** The HTTP status; 0 when there was no reply at all. */
  status: number;
  /** The server's error code, or our own `network` or `bad-reply`. */
  code: string;
  /** True when `message` is the server's sentence, not one of ours. */
  hasServerSentence: boolean;
  /** Finds the failure in the server's log. */
  requestId?: string | undefined;
};

/** A failed call. `message` is always a sentence for the person in front of the screen. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly hasServerSentence: boolean;
  readonly requestId: string | undefined;

  constructor(message: string, fault: Fault, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = fault.status;
    this.code = fault.code;
    this.hasServerSentence = fault.hasServerSentence;
    this.requestId = fault.requestId;
  }
}

export function networkError(cause?: unknown): ApiError {
  const fault = { status: 0, code: 'network', hasServerSentence: false };
  return new ApiError(NETWORK_SENTENCE, fault, { cause });
}

export function signedOutError(): ApiError {
  const fault = { status: 401, code: 'unauthenticated', hasServerSentence: false };
  return new ApiError('Please sign in again.', fault);
}

export function closedError(sentence = CLOSED_SENTENCE): ApiError {
  const fault = { status: 401, code: 'account-closed', hasServerSentence: true };
  return new ApiError(sentence, fault);
}

/** The server refuses a profile until the address of the account is confirmed. */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'email-not-verified';
}

/** The account was made before its address was confirmed, so its owner has to claim it. */
export function isUnclaimed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'address-unclaimed';
}

/** The id that finds a failure in the log; a plain refusal has none. */
export function referenceOf(error: unknown): string | null {
  return error instanceof ApiError && error.status >= 500 ? (error.requestId ?? null) : null;
}

/** The server's own sentence, or `otherwise` if there is none. */
export function serverSentence(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.hasServerSentence ? error.message : otherwise;
}
