import { readToken } from '../../id-token.ts';
import type { QueryRequest, Write } from '../protocol/messages.ts';

/** The caller: the Admin SDK's owner token passes every rule, anything else is a client. */
export type Caller = { isOwner: boolean; token: string | null };

/** Decides whether a request is allowed. Each method throws if it is not. */
export interface Guard {
  /** Allows reading these documents, whether or not they exist. */
  get(names: string[]): void;
  /** Allows reading everything that the query could ever return. */
  list(query: Pick<QueryRequest, 'parent' | 'structuredQuery'>): void;
  /** Allows all of these writes, in this order, before any of them has happened. */
  write(writes: Write[]): void;
  /** Allows what no client SDK does and rules do not cover. */
  administer(what: string): void;
}

export function toCaller(authorization: string | undefined): Caller {
  const token = readToken(authorization);
  return { isOwner: token === 'owner', token };
}

export const OWNER_GUARD: Guard = {
  get: () => undefined,
  list: () => undefined,
  write: () => undefined,
  administer: () => undefined,
};
