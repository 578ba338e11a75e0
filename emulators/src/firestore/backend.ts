import type { Engine } from './engine.ts';
import type { Transactions } from './transactions.ts';

/** What answers a request: the documents, and the transactions that are open on them. */
export type Backend = { engine: Engine; transactions: Transactions };

export type Send = (message: object) => void;
