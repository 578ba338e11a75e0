import { asString, fail, mismatch } from '../language/values/failure.ts';
import { LimitExceeded } from '../language/evaluate/session.ts';
import type { RulesValue } from '../language/values/value.ts';
import { hasUnknown, RulesPath, Unknown } from '../language/values/value.ts';
import type { RulesRequest } from './request.ts';

type When = 'before' | 'after';

const firestoreReads: Record<string, { when: When; onlyExists: boolean }> = {
  get: { when: 'before', onlyExists: false },
  exists: { when: 'before', onlyExists: true },
  getAfter: { when: 'after', onlyExists: false },
  existsAfter: { when: 'after', onlyExists: true },
};
const storageReads = ['get', 'exists'];

/** get(), exists(), getAfter(), existsAfter(); in Storage's rules firestore.get() and .exists(). */
export function isRead(service: string, module: string | null, name: string): boolean {
  if (service === 'cloud.firestore') return module === null && Object.hasOwn(firestoreReads, name);
  return module === 'firestore' && storageReads.includes(name);
}

/** The documents that the rules read for one request, each counted once. */
export class Reads {
  private readonly request: RulesRequest;
  private readonly own = new Set<string>();

  constructor(request: RulesRequest) {
    this.request = request;
  }

  read(name: string, path: RulesValue | undefined): RulesValue {
    const how = firestoreReads[name] ?? fail(`There is no ${name}()`);
    if (path instanceof Unknown) return new Unknown();
    if (!(path instanceof RulesPath)) return mismatch('path', path);
    if (hasUnknown(path)) return new Unknown();
    const text = documentPath(path);
    this.count(`${how.when} ${text}`);
    const document = this.request.read(text, how.when);
    return how.onlyExists ? document !== null : document;
  }

  private count(key: string): void {
    const { readLimit = 10, sharedReads } = this.request;
    this.own.add(key);
    sharedReads?.add(key);
    if (this.own.size > readLimit) throw new LimitExceeded(`More than ${readLimit} reads`);
    if (sharedReads && sharedReads.size > 20) throw new LimitExceeded('More than 20 reads');
  }
}

function documentPath({ segments }: RulesPath): string {
  const isDocument =
    segments[0] === 'databases' &&
    segments[2] === 'documents' &&
    segments.length > 3 &&
    segments.length % 2 === 1;
  const text = segments.map(asString).join('/');
  return isDocument ? text : fail(`/${text} is not the path of a document`);
}
