import { LimitExceeded } from '../language/evaluate/limits.ts';
import type { DocumentReader } from '../language/evaluate/session.ts';
import { findDocumentRead } from '../language/modules/document-reads.ts';
import { asString, fail, failMismatch } from '../language/values/failure.ts';
import type { RulesValue } from '../language/values/value.ts';
import { hasUnknown, RulesPath, Unknown } from '../language/values/value.ts';
import type { RulesRequest } from './request.ts';

const MAX_READS = 10;
const MAX_SHARED_READS = 20;

/** The documents that the rules read for one request, each counted only once. */
export class Reads implements DocumentReader {
  private readonly request: RulesRequest;
  private readonly own = new Set<string>();

  constructor(request: RulesRequest) {
    this.request = request;
  }

  read(name: string, path: RulesValue | undefined): RulesValue {
    const how = findDocumentRead(name) ?? fail(`There is no ${name}()`);
    if (path instanceof Unknown) return new Unknown();
    if (!(path instanceof RulesPath)) return failMismatch('path', path);
    if (hasUnknown(path)) return new Unknown();
    const text = toDocumentPath(path);
    this.count(`${how.when} ${text}`);
    const document = this.request.read(text, how.when);
    return how.onlyExists ? document !== null : document;
  }

  private count(key: string): void {
    const { readLimit = MAX_READS, sharedReads } = this.request;
    this.own.add(key);
    sharedReads?.add(key);
    if (this.own.size > readLimit) throw new LimitExceeded(`More than ${readLimit} reads`);
    if (sharedReads && sharedReads.size > MAX_SHARED_READS) {
      throw new LimitExceeded(`More than ${MAX_SHARED_READS} reads`);
    }
  }
}

function toDocumentPath({ segments }: RulesPath): string {
  const isDocument =
    segments[0] === 'databases' &&
    segments[2] === 'documents' &&
    segments.length > 3 &&
    segments.length % 2 === 1;
  const text = segments.map(asString).join('/');
  return isDocument ? text : fail(`/${text} is not the path of a document`);
}
