import { status } from '@grpc/grpc-js';

/** An error that the caller gets as a gRPC status. */
export class StatusError extends Error {
  constructor(
    readonly code: number,
    readonly details: string,
  ) {
    super(details);
  }
}

export function permissionDenied(details: string) {
  return new StatusError(status.PERMISSION_DENIED, details);
}

/** Recognises a refusal by the rules, which tests distinguish from every other failure. */
export function isPermissionDenied(error: unknown): boolean {
  return error instanceof StatusError && error.code === Number(status.PERMISSION_DENIED);
}

export function aborted(details: string) {
  return new StatusError(status.ABORTED, details);
}

export function invalidArgument(details: string) {
  return new StatusError(status.INVALID_ARGUMENT, details);
}

export function notFound(details: string) {
  return new StatusError(status.NOT_FOUND, details);
}

export function failedPrecondition(details: string) {
  return new StatusError(status.FAILED_PRECONDITION, details);
}

/** The engine's messages begin like "5 NOT_FOUND: …", a prefix that clients add themselves. */
export function toStatusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'number') return new StatusError(status.INTERNAL, message);
  return new StatusError(code, message.replace(/^\d+ [A-Z_]+: /, ''));
}
