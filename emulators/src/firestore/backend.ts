import type { Engine } from './engine.ts';
import type { Guard } from './guard.ts';
import type { Transactions } from './transactions.ts';

/** The documents of one project, and the transactions that are open on them. */
export type Backend = { engine: Engine; transactions: Transactions };

/** What a request is answered from; whoever answers it asks the guard first. */
export type Access = Backend & { guard: Guard };

export type Send = (message: object) => void;
