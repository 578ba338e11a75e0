import type { Position } from './error.ts';
import { RulesError } from './error.ts';
import type { ListQuery } from './query.ts';
import type { RulesDocument } from './values.ts';

/** A parsed and checked rules file. */
export type Ruleset = { fileName: string };

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

export type RulesRequest = {
  service: 'cloud.firestore' | 'firebase.storage';
  method: RulesMethod;
  /**
   * Not percent-encoded, no slash in front: `databases/(default)/documents/users/u1`,
   * `b/bucket/o/materials/u1/x`. For a Firestore list the collection's path:
   * `databases/(default)/documents/users`.
   */
  path: string;
  auth: { uid: string; token: Record<string, unknown> } | null;
  time: Date;
  /** What is stored now, null if nothing is. Ignored for a Firestore list: see `query`. */
  resource: RulesDocument | null;
  /** What will be stored, for create and update. */
  requestResource: RulesDocument | null;
  /** For a Firestore list: what the query could return is derived from it. */
  query?: ListQuery;
  /** For get(), exists() ('before') and getAfter(), existsAfter() ('after'). Path as above. */
  read: (path: string, when: 'before' | 'after') => RulesDocument | null;
  /** Documents that one request may read: 10 (default), or 20 in a transaction or batch. */
  readLimit?: number;
};

export type Decision = {
  allowed: boolean;
  /** Which allow statement decided, or the errors that denied; for logs and tests. */
  explanation: string;
  /** The allow statement that let the request through. */
  position: Position | null;
};

/** Throws RulesError with the place of the first mistake. */
export function parseRules(_text: string, fileName: string): Ruleset {
  throw new RulesError('Not built yet', { line: 1, column: 1 }, fileName);
}

/** Never throws for what a request holds: an error in a condition denies and is explained. */
export function evaluate(_ruleset: Ruleset, _request: RulesRequest): Decision {
  return { allowed: false, explanation: 'Not built yet', position: null };
}
