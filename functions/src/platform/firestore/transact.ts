import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * The Admin SDK begins a transaction again when a document that it read was changed meanwhile, five
 * times unless told. A lesson that begins, or a class that hands in, changes one document at once: this
 * many tries outlast them.
 */
const TRIES = 20;

/** Every transaction of the product. The work may run several times: it changes nothing but documents. */
export function transact<T>(
  firestore: Firestore,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return firestore.runTransaction(work, { maxAttempts: TRIES });
}
