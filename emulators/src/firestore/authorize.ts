import { permissionDenied } from './status.ts';

/** Who is asking: the Admin SDK's owner token passes every rule, anything else is a client. */
export type Caller = { isOwner: boolean; token: string | null };

export type RequestContext = {
  /** The RPC's name in google.firestore.v1.Firestore. */
  method: string;
  caller: Caller;
  /** The message as it arrived; on a stream, each message is authorised by itself. */
  request: object;
};

export function callerFrom(authorization: string | undefined): Caller {
  const token = authorization?.match(/^Bearer (.+)$/)?.[1] ?? null;
  return { isOwner: token === 'owner', token };
}

/**
 * The one place that decides whether a request may go ahead. Security rules are not evaluated
 * here: a client SDK gets nothing, the Admin SDK everything.
 */
export function authorize({ method, caller }: RequestContext): void {
  if (caller.isOwner) return;
  throw permissionDenied(`Missing or insufficient permissions (${method}).`);
}
