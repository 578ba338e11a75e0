import type { RulesDocument, RulesValue } from '../language/values/value.ts';
import { Timestamp } from '../language/values/value.ts';
import { fromJson } from './json.ts';
import type { ListQuery } from './query.ts';

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

export type RulesRequest = {
  service: 'cloud.firestore' | 'firebase.storage';
  method: RulesMethod;
  /**
   * Not percent-encoded and without a leading slash: `databases/(default)/documents/users/u1`,
   * `b/bucket/o/materials/u1/x`. A Firestore list has the collection's path:
   * `databases/(default)/documents/users`.
   */
  path: string;
  auth: { uid: string; token: Record<string, unknown> } | null;
  time: Date;
  /** What is stored, null if nothing is. Ignored for a Firestore list: see `query`. */
  resource: RulesDocument | null;
  /** The document or file after a create or update. */
  requestResource: RulesDocument | null;
  /** For a Firestore list, which is judged by what this query could return. */
  query?: ListQuery;
  /** For get(), exists() ('before') and getAfter(), existsAfter() ('after'). Path as above. */
  read: (path: string, when: 'before' | 'after') => RulesDocument | null;
  /** Documents that the rules may read for this request; 10 if not given. */
  readLimit?: number;
  /** One set shared by all requests of a transaction or batch, which may read 20 documents. */
  sharedReads?: Set<string>;
};

/** The value of `request` in rules. */
export function toRequestValue(request: RulesRequest, path: RulesValue): RulesValue {
  const value = new Map<string, RulesValue>([
    ['auth', request.auth && fromJson(request.auth)],
    ['method', request.method],
    ['path', path],
    ['time', Timestamp.fromDate(request.time)],
    ['resource', request.requestResource],
  ]);
  if (request.service === 'cloud.firestore' && request.method === 'list') {
    const { limit, offset, orderBy } = request.query ?? {};
    value.set('query', fromJson({ limit, offset, orderBy }));
  }
  return value;
}
