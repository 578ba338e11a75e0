import type { Engine } from '../engine/engine.ts';
import type { Transactions } from '../engine/transactions.ts';
import type { Guard } from '../guard/guard.ts';
import type { IndexSet } from '../indexes/index-set.ts';
import type { Aggregation, StructuredQuery } from '../protocol/messages.ts';
import type { Usage } from './usage.ts';

/** The documents of one database, and the transactions that are open on them. */
export type Backend = { engine: Engine; transactions: Transactions; usage: Usage };

/** Called with each query before it is answered or refused. */
export type WatchQuery = (query: StructuredQuery, aggregations: Aggregation[]) => void;

/** What a request is answered from; the guard must be asked first. */
export type Access = Backend & { guard: Guard; indexes: IndexSet; watchQuery: WatchQuery };
