import { randomUUID } from 'node:crypto';
import type { Engine } from './engine.ts';
import { DocumentLocks } from './locks.ts';
import type { TransactionOptions, TransactionSelector } from './messages.ts';
import { aborted } from './status.ts';

/** A transaction whose client is silent for this long gives way to whoever waits for its documents. */
const IDLE_MILLISECONDS = 10_000;

type Transaction = { id: Uint8Array; isReadOnly: boolean; lastUsed: number };

export class Transactions {
  private readonly open = new Map<string, Transaction>();
  private readonly locks = new DocumentLocks((document, isWaiting) =>
    this.evictWhenIdle(document, isWaiting),
  );

  constructor(private readonly engine: Engine) {}

  async begin(options: TransactionOptions = {}): Promise<Uint8Array> {
    // An earlier attempt to retry is left out: the engine refuses those that it has forgotten.
    const request = { options: options.readOnly ? options : { readWrite: {} } };
    const [{ transaction: id }] = await this.engine.client.beginTransaction(request);
    const isReadOnly = options.readOnly !== undefined;
    this.open.set(keyOf(id), { id, isReadOnly, lastUsed: Date.now() });
    return id;
  }

  /** The transaction that a read runs in, locking what it reads; null when it runs in none. */
  async joinForRead(
    selector: TransactionSelector,
    documents: string[],
  ): Promise<Uint8Array | null> {
    const id = selector.newTransaction
      ? await this.begin(selector.newTransaction)
      : selector.transaction;
    if (!id?.length) return null;
    const transaction = this.use(id);
    if (!transaction.isReadOnly) await this.locks.acquire(keyOf(id), documents);
    this.use(id);
    return id;
  }

  /** Runs a write once nobody else holds its documents, and ends the transaction either way. */
  async write<T>(
    id: Uint8Array | undefined,
    documents: string[],
    run: () => Promise<T>,
  ): Promise<T> {
    const owner = id?.length ? keyOf(id) : randomUUID();
    if (id?.length) this.use(id);
    try {
      await this.locks.acquire(owner, documents);
      if (id?.length) this.use(id);
      this.engine.clock.tick();
      return await run();
    } finally {
      this.end(owner);
    }
  }

  async rollback(id: Uint8Array): Promise<void> {
    this.end(keyOf(id));
    // One that has ended already is no error to the client.
    await this.engine.client.rollback({ transaction: id }).catch(() => undefined);
  }

  /** The engine would still apply the writes of a transaction that it has rolled back; this does not. */
  private use(id: Uint8Array): Transaction {
    const transaction = this.open.get(keyOf(id));
    if (!transaction) throw aborted('The transaction has ended. Please try again.');
    transaction.lastUsed = Date.now();
    return transaction;
  }

  private end(owner: string): void {
    this.open.delete(owner);
    this.locks.release(owner);
  }

  private evictWhenIdle(document: string, isWaiting: () => boolean): void {
    const timer = setInterval(() => {
      if (!isWaiting()) return clearInterval(timer);
      const holder = this.open.get(this.locks.ownerOf(document) ?? '');
      if (!holder || Date.now() - holder.lastUsed < IDLE_MILLISECONDS) return;
      void this.rollback(holder.id);
    }, 1000);
    timer.unref();
  }
}

function keyOf(id: Uint8Array): string {
  return Buffer.from(id).toString('base64');
}
