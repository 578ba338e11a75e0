const NETWORK_SENTENCE = 'Network error. Please check your internet connection.';

type Fault = {
  /** HTTP status; 0 when there was no reply at all. */
  status: number;
  /** The server's machine code, or `network` or `bad-reply` of our own. */
  code: string;
  /** True when `message` is the server's sentence, not one of ours. */
  hasServerSentence: boolean;
};

/** A failed call. `message` is always a sentence for the person in front of the screen. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly hasServerSentence: boolean;

  constructor(message: string, fault: Fault, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = fault.status;
    this.code = fault.code;
    this.hasServerSentence = fault.hasServerSentence;
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

/** The server's own sentence, or `otherwise` where it gave none. */
export function serverSentence(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.hasServerSentence ? error.message : otherwise;
}
