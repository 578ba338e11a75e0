import type { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';
import type { ListenRequest, ListenResponse, ProtoTime, Target } from './messages.ts';

/**
 * One client's Listen stream. The engine reports a document that leaves a target without naming the
 * target, so each target listens on an engine stream of its own and the answers are joined here.
 */
export class ListenStream {
  private readonly targets = new Map<number, Duplex>();
  private lastSnapshot = 0;

  constructor(
    private readonly engine: Engine,
    private readonly send: (response: ListenResponse) => void,
    private readonly fail: (error: unknown) => void,
  ) {}

  handle({ addTarget, removeTarget }: ListenRequest): void {
    if (addTarget) this.add(addTarget);
    else if (removeTarget !== undefined) this.remove(removeTarget);
  }

  close(): void {
    for (const stream of this.targets.values()) stream.destroy();
    this.targets.clear();
  }

  private add(target: Target): void {
    // A client that leaves the choice to the server uses its stream for this target alone.
    const id = target.targetId || 1;
    this.targets.get(id)?.destroy();
    const stream = this.engine.client.listen();
    this.targets.set(id, stream);
    const missing = this.missingDocuments(target);
    stream.on('error', this.fail);
    stream.on('data', (response: ListenResponse) => {
      if (this.targets.get(id) !== stream) return;
      if (response.targetChange?.targetChangeType === 'CURRENT') {
        for (const document of missing.splice(0)) {
          const { readTime = {} } = response.targetChange;
          this.send({ documentDelete: { document, readTime, removedTargetIds: [id] } });
        }
      }
      this.pass(response, id);
    });
    stream.write({ addTarget: { ...target, targetId: id } });
  }

  private remove(id: number): void {
    this.targets.get(id)?.destroy();
    this.targets.delete(id);
    this.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id] } });
  }

  private pass(response: ListenResponse, id: number): void {
    const { documentDelete, targetChange } = response;
    if (documentDelete) return this.passDelete(documentDelete, id);
    const isSnapshot = targetChange && !targetChange.targetIds?.length;
    if (isSnapshot && !this.isNewer(targetChange.readTime)) return;
    this.send(response);
  }

  /** The engine says "deleted" also of a document that merely no longer matches its query. */
  private passDelete(deleted: { document: string; readTime?: ProtoTime }, id: number): void {
    const change = { ...deleted, removedTargetIds: [id] };
    if (this.engine.exists(deleted.document)) this.send({ documentRemove: change });
    else this.send({ documentDelete: change });
  }

  /** Snapshots of several targets must not go back in time on the stream that they share. */
  private isNewer(time: ProtoTime = {}): boolean {
    const millis = Number(time.seconds ?? 0) * 1000 + (time.nanos ?? 0) / 1e6;
    if (millis < this.lastSnapshot) return false;
    this.lastSnapshot = millis;
    return true;
  }

  private missingDocuments(target: Target): string[] {
    const names = target.documents?.documents ?? [];
    return names.filter((name) => !this.engine.exists(name));
  }
}
