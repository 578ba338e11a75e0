import { randomUUID } from 'node:crypto';
import type { TransactionOptions, TransactionSelector } from '../protocol/messages.ts';
import { aborted, invalidArgument } from '../protocol/status.ts';
import { toMillis } from '../values/time.ts';
import type { Engine } from './engine.ts';
import { DocumentLocks } from './locks.ts';

/** A transaction whose client is silent for this long gives way to others that wait for it. */
const IDLE_MILLISECONDS = 10_000;

/** The longest duration and pause: https://firebase.google.com/docs/firestore/quotas */
const LIFETIME_MILLISECONDS = 270_000;
const MAX_IDLE_MILLISECONDS = 60_000;

/** The cloud's own sentence, which tells the SDK that it may repeat the transaction. */
const EXPIRED = 'The referenced transaction has expired or is no longer valid.';

/** How the ids begin that are given out here. */
const OWN = 'transaction-';

type Transaction = {
  id: Uint8Array;
  /** Whether it locks what it reads. Otherwise it is aborted at commit if that has changed. */
  isLocking: boolean;
  /** The time that a read-only one sees; undefined for one that writes. */
  readAt: number | undefined;
  /** What it has read, each with a way to find out whether that is still the same. */
  reads: Read[];
  begunAt: number;
  lastUsed: number;
};

type Read = { saw: string; look: () => string };

/** How a request reads. */
export type Reading = {
  /** The time of the server that it sees, in milliseconds; undefined for now. */
  at: number | undefined;
  /** The transaction that it has begun. */
  begun?: Uint8Array;
  /** Remembers what was read, if what is written depends on it; `look` finds out how it is by then. */
  remember: (saw: () => string, look: () => string) => void;
};

const FORGET = () => undefined;

const MOST_ROLLED_BACK = 10_000;

export class Transactions {
  private readonly open = new Map<string, Transaction>();
  /** The last ones, which tell a client that a retry is of use. */
  private readonly rolledBack = new Set<string>();
  private readonly locks = new DocumentLocks((document, isWaiting) =>
    this.giveWayWhenIdle(document, isWaiting),
  );

  constructor(private readonly engine: Engine) {}

  async begin({ readOnly }: TransactionOptions = {}): Promise<Uint8Array> {
    const id = Buffer.from(`${OWN}${randomUUID()}`);
    const now = this.engine.now();
    const readAt = readOnly && (readOnly.readTime ? toMillis(readOnly.readTime) : now);
    const isLocking = !readOnly;
    const transaction = { id, isLocking, readAt, reads: [], begunAt: now, lastUsed: now };
    this.open.set(toKey(id), transaction);
    return Promise.resolve(id);
  }

  /**
   * Joins the transaction of a read, with its documents locked; without one it reads as it is.
   * One that a read begins without a word is read-only.
   */
  async join(selector: TransactionSelector, documents: string[] = []): Promise<Reading> {
    const { newTransaction, readTime } = selector;
    const id = newTransaction
      ? await this.begin(
          newTransaction.readWrite ? newTransaction : { readOnly: {}, ...newTransaction },
        )
      : selector.transaction;
    if (!id?.length) return { at: readTime && toMillis(readTime), remember: FORGET };
    const begun = newTransaction && { begun: id };
    const transaction = this.use(id);
    if (transaction.readAt !== undefined) {
      return { at: transaction.readAt, remember: FORGET, ...begun };
    }
    if (transaction.isLocking) await this.lock(transaction, documents);
    return {
      at: undefined,
      remember: (saw, look) => void transaction.reads.push({ saw: saw(), look }),
      ...begun,
    };
  }

  /** Runs a write once nobody else holds its documents, and ends the transaction in any case. */
  async write<T>(id: Uint8Array | undefined, documents: string[], run: () => T): Promise<T> {
    const owner = id?.length ? toKey(id) : randomUUID();
    const transaction = id?.length ? this.use(id) : null;
    try {
      if (transaction?.readAt !== undefined) {
        throw invalidArgument('Cannot modify entities in a read-only transaction.');
      }
      const isHeld = await this.locks.acquire(owner, documents);
      if (transaction) this.assertOpen(owner);
      const isOutdated = transaction?.reads.some(({ saw, look }) => look() !== saw) ?? false;
      if (!isHeld || isOutdated) {
        throw aborted('Too much contention on these documents. Please try again.');
      }
      return run();
    } finally {
      this.end(owner);
    }
  }

  /** Rolling back a transaction that has already ended is not an error to the client. */
  rollback(id: Uint8Array): void {
    this.rolledBack.add(toKey(id));
    const [oldest] = this.rolledBack;
    if (oldest !== undefined && this.rolledBack.size > MOST_ROLLED_BACK)
      this.rolledBack.delete(oldest);
    this.end(toKey(id));
  }

  private async lock(transaction: Transaction, documents: string[]): Promise<void> {
    const owner = toKey(transaction.id);
    const isHeld = await this.locks.acquire(owner, documents);
    this.assertOpen(owner);
    // Refusing the read would cost the client seconds; a failed commit is retried at once.
    if (!isHeld) this.giveWay(transaction);
  }

  private use(id: Uint8Array): Transaction {
    const owner = toKey(id);
    const transaction = this.assertOpen(owner);
    const now = this.engine.now();
    const isOver = now - transaction.begunAt > LIFETIME_MILLISECONDS;
    if (isOver || now - transaction.lastUsed > MAX_IDLE_MILLISECONDS) {
      this.end(owner);
      throw invalidArgument(EXPIRED);
    }
    transaction.lastUsed = now;
    return transaction;
  }

  /** It may have been rolled back while waiting; locks that it got since are released. */
  private assertOpen(owner: string): Transaction {
    const transaction = this.open.get(owner);
    if (transaction) return transaction;
    this.locks.release(owner);
    if (!Buffer.from(owner, 'base64').toString().startsWith(OWN)) {
      throw invalidArgument('Invalid transaction.');
    }
    throw this.rolledBack.has(owner) ? aborted(EXPIRED) : invalidArgument(EXPIRED);
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
      if (holder && this.engine.now() - holder.lastUsed >= IDLE_MILLISECONDS) this.giveWay(holder);
    }, 1000);
    timer.unref();
  }
}

function toKey(id: Uint8Array): string {
  return Buffer.from(id).toString('base64');
}
