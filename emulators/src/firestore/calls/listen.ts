import type { Access } from '../databases/backend.ts';
import { isWithin } from '../documents/document-store.ts';
import type { DocumentChange, Engine } from '../engine/engine.ts';
import { requireValidNames } from '../limits/require-valid-names.ts';
import { splitName } from '../protocol/document-name.ts';
import type { Document, ListenRequest, ListenResponse, Target } from '../protocol/messages.ts';
import { toStatusError, type StatusError } from '../protocol/status.ts';
import { toScope } from '../query/run-query.ts';
import { toMillis, toProtoTime } from '../values/time.ts';
import { checkQuery } from './check-query.ts';
import type { Conversation, Line } from './handlers.ts';

/** A target, and the versions of its documents that the client has, by name. */
type Watched = { target: Target; engine: Engine; has: Map<string, string> };

/**
 * One client's Listen stream, with any number of targets. What it shows of them is consistent: after
 * each commit the changes of all are sent, and then the time up to which the client knows everything.
 */
export class ListenStream implements Conversation<ListenRequest> {
  private readonly targets = new Map<number, Watched>();
  private readonly unsubscribe = new Map<Engine, () => void>();

  constructor(private readonly line: Line) {}

  handle(request: ListenRequest): void {
    const { addTarget, removeTarget } = request;
    if (removeTarget !== undefined) return this.remove(removeTarget);
    if (!addTarget) return;
    // A client that lets the server choose the number uses its stream for this target alone.
    const id = addTarget.targetId || 1;
    try {
      const access = this.line.open(request.database);
      check(access, addTarget);
      this.add(id, addTarget, access.engine);
    } catch (error) {
      this.remove(id, toStatusError(error));
    }
  }

  close(): void {
    for (const unsubscribe of this.unsubscribe.values()) unsubscribe();
    this.unsubscribe.clear();
    this.targets.clear();
  }

  private add(id: number, target: Target, engine: Engine): void {
    const since = readResumeTime(target);
    const canResume = since !== null && engine.knows(since) && since <= engine.now();
    const before = canResume ? findDocuments(engine, target, since) : [];
    const watched = { target, engine, has: toVersions(before) };
    const now = findDocuments(engine, target);
    this.targets.set(id, watched);
    this.sendChange('ADD', [id]);
    if (since !== null && !canResume) this.sendChange('RESET', [id]);
    this.sendDifference(id, watched, now);
    // A client that has the news of a missing document keeps it.
    if (!canResume) this.sendMissing(id, watched);
    if (canResume && target.expectedCount) {
      this.send({ filter: { targetId: id, count: watched.has.size } });
    }
    this.sendChange('CURRENT', [id], engine);
    this.sendChange('NO_CHANGE', [], engine);
    if (target.once) return this.remove(id);
    if (this.unsubscribe.has(engine)) return;
    this.unsubscribe.set(
      engine,
      engine.subscribe((changes) => this.follow(engine, changes)),
    );
  }

  private remove(id: number, cause?: StatusError): void {
    this.targets.delete(id);
    const removed = { targetChangeType: 'REMOVE', targetIds: [id] };
    const why = cause && { cause: { code: cause.code, message: cause.details } };
    this.send({ targetChange: { ...removed, ...why } });
  }

  private follow(engine: Engine, changes: readonly DocumentChange[]): void {
    if (this.targets.size === 0) return;
    for (const [id, watched] of this.targets) {
      if (watched.engine !== engine || !isTouched(watched.target, changes)) continue;
      try {
        this.sendDifference(id, watched, findDocuments(engine, watched.target));
      } catch (error) {
        this.remove(id, toStatusError(error));
      }
    }
    this.sendChange('NO_CHANGE', [], engine);
  }

  /** Tells what the client does not have, and what it has and is no longer among the results. */
  private sendDifference(id: number, watched: Watched, documents: readonly Document[]): void {
    const { engine, has } = watched;
    const now = toVersions(documents);
    for (const document of documents) {
      if (has.get(document.name) === now.get(document.name)) continue;
      this.send({ documentChange: { document, targetIds: [id] } });
    }
    for (const name of has.keys()) if (!now.has(name)) this.sendGone(id, name, engine);
    watched.has = now;
  }

  private sendMissing(id: number, { target, engine, has }: Watched): void {
    for (const name of target.documents?.documents ?? []) {
      if (!has.has(name)) this.sendGone(id, name, engine);
    }
  }

  /** A document may be there still, and match no more. */
  private sendGone(id: number, document: string, engine: Engine): void {
    const readTime = toProtoTime(engine.now());
    const change = { document, readTime, removedTargetIds: [id] };
    this.send(engine.exists(document) ? { documentRemove: change } : { documentDelete: change });
  }

  private sendChange(targetChangeType: string, targetIds: number[], engine?: Engine): void {
    const upTo = engine && toUpTo(engine.now());
    this.send({ targetChange: { targetChangeType, targetIds, ...upTo } });
  }

  private send(response: ListenResponse): void {
    this.line.send(response);
  }
}

/** The check runs when the target is added; a client that listens already keeps its changes. */
function check(access: Access, { documents, query }: Target): void {
  if (query) return checkQuery(access, query);
  const names = documents?.documents ?? [];
  requireValidNames(names);
  access.guard.get(names);
}

function findDocuments(engine: Engine, { query, documents }: Target, at?: number): Document[] {
  if (query) return engine.query(query, at).documents;
  return (documents?.documents ?? []).flatMap((name) => engine.find(name, at) ?? []);
}

function isTouched({ query, documents }: Target, changes: readonly DocumentChange[]): boolean {
  if (!query) {
    const names = documents?.documents ?? [];
    return changes.some(({ name }) => names.includes(name));
  }
  const scope = toScope(query.parent, query.structuredQuery ?? {});
  return changes.some(({ name }) => isWithin(splitName(name), scope));
}

function toVersions(documents: readonly Document[]): Map<string, string> {
  return new Map(
    documents.map(({ name, createTime, updateTime }) => [
      name,
      JSON.stringify([createTime, updateTime]),
    ]),
  );
}

/** A token is the time, in milliseconds, up to which a client knows everything. */
function toUpTo(time: number) {
  return { resumeToken: Buffer.from(String(time)), readTime: toProtoTime(time) };
}

function readResumeTime({ resumeToken, readTime }: Target): number | null {
  if (resumeToken?.length) {
    const time = Number(Buffer.from(resumeToken).toString());
    return Number.isFinite(time) ? time : null;
  }
  return readTime ? toMillis(readTime) : null;
}
