import type { Duplex } from 'node:stream';
import type { Access } from '../databases/backend.ts';
import type { Engine } from '../engine/engine.ts';
import { requireValidNames } from '../limits/require-valid-names.ts';
import type { ListenRequest, ListenResponse, ProtoTime, Target } from '../protocol/messages.ts';
import { toStatusError, type StatusError } from '../protocol/status.ts';
import { checkQuery } from './check-query.ts';
import type { Conversation, Line } from './handlers.ts';

type Deleted = { document: string; readTime?: ProtoTime };

/**
 * One client's Listen stream. The engine reports a document that leaves a target without naming the
 * target, so each target has an engine stream of its own, and the answers are joined here.
 */
export class ListenStream implements Conversation<ListenRequest> {
  private readonly targets = new Map<number, Duplex>();
  private lastSnapshot = 0;

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
    for (const stream of this.targets.values()) stream.destroy();
    this.targets.clear();
  }

  private add(id: number, target: Target, engine: Engine): void {
    this.targets.get(id)?.destroy();
    const stream = engine.client.listen();
    this.targets.set(id, stream);
    const missing = (target.documents?.documents ?? []).filter((name) => !engine.exists(name));
    stream.on('error', (error) => this.remove(id, toStatusError(error)));
    stream.on('data', (response: ListenResponse) => {
      if (this.targets.get(id) !== stream) return;
      if (response.targetChange?.targetChangeType === 'CURRENT') {
        for (const document of missing.splice(0)) {
          const { readTime = {} } = response.targetChange;
          this.send({ documentDelete: { document, readTime, removedTargetIds: [id] } });
        }
      }
      this.pass(response, id, engine);
    });
    stream.write({ addTarget: { ...target, targetId: id } });
  }

  private remove(id: number, cause?: StatusError): void {
    this.targets.get(id)?.destroy();
    this.targets.delete(id);
    const removed = { targetChangeType: 'REMOVE', targetIds: [id] };
    const why = cause && { cause: { code: cause.code, message: cause.details } };
    this.send({ targetChange: { ...removed, ...why } });
  }

  private pass(response: ListenResponse, id: number, engine: Engine): void {
    const { documentDelete, targetChange } = response;
    if (documentDelete) return this.passDelete(documentDelete, id, engine);
    const isSnapshot = targetChange && !targetChange.targetIds?.length;
    if (isSnapshot && !this.isNewer(targetChange.readTime)) return;
    this.send(response);
  }

  /** The engine says "deleted" even for a document that merely no longer matches its query. */
  private passDelete(deleted: Deleted, id: number, engine: Engine): void {
    const change = { ...deleted, removedTargetIds: [id] };
    if (engine.exists(deleted.document)) this.send({ documentRemove: change });
    else this.send({ documentDelete: change });
  }

  private send(response: ListenResponse): void {
    this.line.send(response);
  }

  /** Snapshots of several targets must not go back in time on the stream that they share. */
  private isNewer(time: ProtoTime = {}): boolean {
    const millis = Number(time.seconds ?? 0) * 1000 + (time.nanos ?? 0) / 1e6;
    if (millis < this.lastSnapshot) return false;
    this.lastSnapshot = millis;
    return true;
  }
}

/** The check runs when the target is added; a client that listens already keeps its changes. */
function check(access: Access, { documents, query }: Target): void {
  if (query) return checkQuery(access, query);
  const names = documents?.documents ?? [];
  requireValidNames(names);
  access.guard.get(names);
}
