/**
 * Locks on documents as in Firestore's server-side transactions: a read in a read-write transaction
 * keeps other writers waiting until it ends. Without locks, many transactions on one document would
 * fail more often than the client's five attempts.
 */
export class DocumentLocks {
  private readonly owners = new Map<string, string>();
  private readonly held = new Map<string, Set<string>>();
  private readonly waiters = new Map<string, { owner: string; take: () => void }[]>();
  private readonly waitingFor = new Map<string, string>();

  /** `onWait` is called when a wait begins. */
  constructor(private readonly onWait: (document: string, isWaiting: () => boolean) => void) {}

  ownerOf(document: string): string | undefined {
    return this.owners.get(document);
  }

  /** Resolves to true once `owner` holds every document, or to false for a circular wait. */
  async acquire(owner: string, documents: string[]): Promise<boolean> {
    for (const document of [...new Set(documents)].sort()) {
      const current = this.owners.get(document);
      if (current === owner) continue;
      if (current === undefined) this.take(owner, document);
      else if (this.wouldDeadlock(owner, document)) return false;
      else await this.wait(owner, document);
    }
    return true;
  }

  release(owner: string): void {
    const documents = this.held.get(owner) ?? [];
    this.held.delete(owner);
    for (const document of documents) this.handOver(document);
  }

  private take(owner: string, document: string): void {
    this.owners.set(document, owner);
    const documents = this.held.get(owner) ?? new Set();
    this.held.set(owner, documents.add(document));
  }

  private wait(owner: string, document: string): Promise<void> {
    this.waitingFor.set(owner, document);
    const turn = new Promise<void>((resolve) => {
      const queue = this.waiters.get(document) ?? [];
      this.waiters.set(document, queue);
      queue.push({ owner, take: resolve });
    });
    this.onWait(document, () => this.waitingFor.get(owner) === document);
    return turn;
  }

  private handOver(document: string): void {
    this.owners.delete(document);
    const next = this.waiters.get(document)?.shift();
    if (!next) {
      this.waiters.delete(document);
      return;
    }
    this.waitingFor.delete(next.owner);
    this.take(next.owner, document);
    next.take();
  }

  private wouldDeadlock(owner: string, document: string): boolean {
    let wanted: string | undefined = document;
    while (wanted !== undefined) {
      const holder = this.owners.get(wanted);
      if (holder === owner) return true;
      wanted = holder === undefined ? undefined : this.waitingFor.get(holder);
    }
    return false;
  }
}
