import { randomUUID } from 'node:crypto';
import type { TransactionOptions, TransactionSelector } from '../protocol/messages.ts';
import { aborted, invalidArgument } from '../protocol/status.ts';
import type { Engine } from './engine.ts';
import { DocumentLocks } from './locks.ts';

/** A transaction whose client is silent for this long gives way to others that wait for it. */
const IDLE_MILLISECONDS = 10_000;

/** The longest duration and pause: https://firebase.google.com/docs/firestore/quotas */
const LIFETIME_MILLISECONDS = 270_000;
const MAX_IDLE_MILLISECONDS = 60_000;

type Transaction = {
  id: Uint8Array;
  /** Whether it locks what it reads. Otherwise it is aborted at commit if that has changed. */
  isLocking: boolean;
  begunAt: number;
  lastUsed: number;
};

export class Transactions {
  private readonly open = new Map<string, Transaction>();
  private readonly locks = new DocumentLocks((document, isWaiting) =>
    this.giveWayWhenIdle(document, isWaiting),
  );

  constructor(private readonly engine: Engine) {}

  async begin(options: TransactionOptions = {}): Promise<Uint8Array> {
    // The id of the retried attempt is left out, since the engine refuses ids it has forgotten.
    const request = { options: options.readOnly ? options : { readWrite: {} } };
    const [{ transaction: id }] = await this.engine.client.beginTransaction(request);
    const isLocking = options.readOnly === undefined;
    const now = this.now();
    this.open.set(toKey(id), { id, isLocking, begunAt: now, lastUsed: now });
    return id;
  }

  /** Returns the transaction of a read, with its documents locked; null if it has none. */
  async joinForRead(
    selector: TransactionSelector,
    documents: string[],
  ): Promise<Uint8Array | null> {
    const id = selector.newTransaction
      ? await this.begin(selector.newTransaction)
      : selector.transaction;
    if (!id?.length) return null;
    const transaction = this.use(id);
    if (!transaction.isLocking) return id;
    const isHeld = await this.locks.acquire(toKey(id), documents);
    this.assertOpen(toKey(id));
    // Refusing the read would cost the client seconds; a failed commit is retried at once.
    if (!isHeld) this.giveWay(transaction);
    return id;
  }

  /** Runs a write once nobody else holds its documents, and ends the transaction in any case. */
  async write<T>(
    id: Uint8Array | undefined,
    documents: string[],
    run: () => Promise<T>,
  ): Promise<T> {
    const owner = id?.length ? toKey(id) : randomUUID();
    if (id?.length) this.use(id);
    try {
      const isHeld = await this.locks.acquire(owner, documents);
      if (id?.length) this.assertOpen(owner);
      if (!isHeld) throw aborted('Too much contention on these documents. Please try again.');
      this.engine.clock.tick();
      return await run();
    } finally {
      this.end(owner);
    }
  }

  async rollback(id: Uint8Array): Promise<void> {
    this.end(toKey(id));
    // Rolling back a transaction that has already ended is not an error to the client.
    await this.engine.client.rollback({ transaction: id }).catch(() => undefined);
  }

  /** The engine would apply writes of a rolled-back transaction, so they are refused here. */
  private use(id: Uint8Array): Transaction {
    const owner = toKey(id);
    const transaction = this.assertOpen(owner);
    const now = this.now();
    const isOver = now - transaction.begunAt > LIFETIME_MILLISECONDS;
    if (isOver || now - transaction.lastUsed > MAX_IDLE_MILLISECONDS) {
      this.end(owner);
      throw expired();
    }
    transaction.lastUsed = now;
    return transaction;
  }

  /** It may have been rolled back while waiting; locks that it got since are released. */
  private assertOpen(owner: string): Transaction {
    const transaction = this.open.get(owner);
    if (transaction) return transaction;
    this.locks.release(owner);
    throw expired();
  }

  private now(): number {
    return this.engine.clock.now().getTime();
  }

  private giveWay(transaction: Transaction): void {
    transaction.isLocking = false;
    this.locks.release(toKey(transaction.id));
  }

  private end(owner: string): void {
    this.open.delete(owner);
    this.locks.release(owner);
  }

  private giveWayWhenIdle(document: string, isWaiting: () => boolean): void {
    const timer = setInterval(() => {
      if (!isWaiting()) return clearInterval(timer);
      const holder = this.open.get(this.locks.ownerOf(document) ?? '');
      if (holder && this.now() - holder.lastUsed >= IDLE_MILLISECONDS) this.giveWay(holder);
    }, 1000);
    timer.unref();
  }
}

/** The cloud's own sentence, which tells the SDK that it may repeat the transaction. */
function expired() {
  return invalidArgument('The referenced transaction has expired or is no longer valid.');
}

function toKey(id: Uint8Array): string {
  return Buffer.from(id).toString('base64');
}
