import { applyWrite, nameOfWrite, type Written } from '../documents/apply-write.ts';
import {
  DocumentStore,
  toDocument,
  type Change,
  type Scope,
  type Stored,
} from '../documents/document-store.ts';
import { requirePrecondition } from '../documents/preconditions.ts';
import { splitName } from '../protocol/document-name.ts';
import type {
  AggregationRequest,
  CommitResponse,
  Document,
  QueryRequest,
  Value,
  Write,
  WriteResult,
} from '../protocol/messages.ts';
import { failedPrecondition, invalidArgument } from '../protocol/status.ts';
import { aggregate } from '../query/aggregate.ts';
import { answerQuery } from '../query/run-query.ts';
import { databaseOf } from '../values/names.ts';
import { toProtoTime } from '../values/time.ts';
import { ServerClock, type Clock } from './clock.ts';

type Query = Pick<QueryRequest, 'parent' | 'structuredQuery'>;

/** Before this, in milliseconds, no database of Firestore was made. */
const FIRST_DAY = Date.UTC(2017, 9, 3);

/** A document that a commit has changed. */
export type DocumentChange = { name: string; before: Document | null; after: Document | null };

type Listener = (changes: readonly DocumentChange[], time: number) => void;

/**
 * The documents of one database in memory. Times are the server's, in milliseconds; where a read names
 * one, it sees the documents as they were then.
 */
export class Engine {
  private readonly store = new DocumentStore();
  private readonly listeners = new Set<Listener>();
  private commits = 0;
  readonly database: string;
  /** The name under which the database's documents are. */
  readonly root: string;

  constructor(
    readonly projectId: string,
    readonly databaseId = '(default)',
    readonly clock: Clock = new ServerClock(),
  ) {
    this.database = `projects/${projectId}/databases/${databaseId}`;
    this.root = `${this.database}/documents`;
  }

  /** Increases with every commit. */
  version(): number {
    return this.commits;
  }

  now(): number {
    return this.clock.now().getTime();
  }

  documents(): Document[] {
    return [...this.store.all()].map(toDocument);
  }

  /** Tells whether a document exists, by its full resource name. */
  exists(name: string): boolean {
    return this.store.get(name) !== null;
  }

  find(name: string, at?: number): Document | null {
    const stored = this.read(name, at);
    return stored && toDocument(stored);
  }

  /** A document as the engine keeps it. */
  read(name: string, at?: number): Stored | null {
    if (!name.startsWith(`${this.root}/`)) return null;
    this.requireKnown(at);
    return this.store.get(name, at);
  }

  query(request: Query, at?: number): { documents: Document[]; skipped: number } {
    this.requireKnown(at);
    return answerQuery(this.store, request, at);
  }

  aggregate(request: AggregationRequest, at?: number): Record<string, Value> {
    this.requireKnown(at);
    return aggregate(this.store, request, at);
  }

  /** The documents of a scope, in no order. */
  list(scope: Scope, at?: number): Stored[] {
    this.requireKnown(at);
    return [...this.store.list(scope, at)];
  }

  /** Does all writes at one time, or none: throws when a precondition does not hold. */
  commit(writes: readonly Write[]): CommitResponse {
    this.clock.tick();
    const time = this.now();
    for (const write of writes) this.requireOwn(nameOfWrite(write));
    const { results, changes } = preview(this.store, writes, time);
    this.store.apply(changes, time);
    this.commits += 1;
    this.tell(changes, time);
    return { writeResults: results, commitTime: toProtoTime(time) };
  }

  /** Tells whether documents can still be read as they were at that time. */
  knows(time: number): boolean {
    return this.store.knows(time);
  }

  /** Calls the listener after each commit, until the returned function is called. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private tell(changes: readonly Change[], time: number): void {
    if (this.listeners.size === 0) return;
    const changed = changes.map(({ name, before, after }) => ({
      name,
      before: before && toDocument(before),
      after: after && toDocument(after),
    }));
    for (const listener of this.listeners) listener(changed, time);
  }

  private requireOwn(name: string): void {
    const isDocument = splitName(name).length % 2 === 0;
    if (isDocument && name.startsWith(`${this.root}/`)) return;
    throw invalidArgument(
      isDocument
        ? `The request was for database '${this.database}' but was attempting to access database ` +
            `'${databaseOf(name)}'`
        : `Document name "${name}" has invalid format: it is no document's.`,
    );
  }

  private requireKnown(at: number | undefined): void {
    if (at === undefined) return;
    if (at < FIRST_DAY) {
      throw invalidArgument("The requested 'read_time' cannot be before database creation time.");
    }
    if (at > this.now()) {
      throw invalidArgument("The requested 'read_time' cannot be in the future.");
    }
    if (this.store.knows(at)) return;
    throw failedPrecondition("The requested 'read_time' is too old.");
  }
}

export function createEngine(projectId: string, clock?: Clock): Engine {
  return new Engine(projectId, '(default)', clock);
}

/** What writes would do, in their order, each seeing those before it. */
function preview(store: DocumentStore, writes: readonly Write[], time: number) {
  const changes = new Map<string, Change>();
  const results = writes.map((write): WriteResult => {
    const name = nameOfWrite(write);
    const change = changes.get(name);
    const before = change ? change.after : store.get(name);
    requirePrecondition(write, before);
    const written = applyWrite(write, before, time);
    if (written.after !== before) {
      changes.set(name, { name, before: change ? change.before : before, after: written.after });
    }
    return toResult(write, written);
  });
  const isChange = ({ before, after }: Change) => before !== null || after !== null;
  return { results, changes: [...changes.values()].filter(isChange) };
}

/** A deleted document has no time. */
function toResult(write: Write, { after, transformResults }: Written): WriteResult {
  if (!after || write.verify !== undefined) return {};
  const updateTime = toProtoTime(after.updatedAt);
  return transformResults.length > 0 ? { updateTime, transformResults } : { updateTime };
}
