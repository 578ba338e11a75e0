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

export function alreadyExists(details: string) {
  return new StatusError(status.ALREADY_EXISTS, details);
}

export function failedPrecondition(details: string) {
  return new StatusError(status.FAILED_PRECONDITION, details);
}

/** Anything but a refusal is a fault of this server, which the caller is told as INTERNAL. */
export function toStatusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  return new StatusError(status.INTERNAL, error instanceof Error ? error.message : String(error));
}
