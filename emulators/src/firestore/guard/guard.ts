import { readToken } from '../../id-token.ts';
import type { QueryRequest, Write } from '../protocol/messages.ts';

/** Who is asking: the Admin SDK's owner token passes every rule, anything else is a client. */
export type Caller = { isOwner: boolean; token: string | null };

/** Decides whether a request may go ahead. Each method throws where it may not. */
export interface Guard {
  /** Reading these documents, whether or not they exist. */
  get(names: string[]): void;
  /** Everything that the query could ever return. */
  list(query: Pick<QueryRequest, 'parent' | 'structuredQuery'>): void;
  /** All of these writes, in this order; none of them has happened yet. */
  write(writes: Write[]): Promise<void>;
  /** What no client SDK does, and rules know nothing of. */
  administer(what: string): void;
}

export function toCaller(authorization: string | undefined): Caller {
  const token = readToken(authorization);
  return { isOwner: token === 'owner', token };
}

export const OWNER_GUARD: Guard = {
  get: () => undefined,
  list: () => undefined,
  write: () => Promise.resolve(),
  administer: () => undefined,
};
