import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { Databases } from '../../src/firestore/databases/databases.ts';
import { createEngine, type Engine } from '../../src/firestore/engine/engine.ts';
import type { Transactions } from '../../src/firestore/engine/transactions.ts';
import type { IndexSet } from '../../src/firestore/indexes/index-set.ts';
import { startFirestoreServer } from '../../src/firestore/server.ts';
import type { Ruleset } from '../../src/rules/rules.ts';

export const PROJECT_ID = 'demo-firestore';

export type TestFirestore = {
  engine: Engine;
  transactions: Transactions;
  db: Firestore;
  port: number;
  stop(): Promise<void>;
};

/** Starts a Firestore server on a free port, with an Admin SDK that uses it over the network. */
export async function startFirestore(
  engine = createEngine(PROJECT_ID),
  rules: Ruleset | null = null,
  readIndexes?: () => IndexSet,
): Promise<TestFirestore> {
  const databases = new Databases(engine, () => rules, readIndexes);
  const server = await startFirestoreServer(databases, { host: '127.0.0.1', port: 0 });
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${server.port}`;
  const app = initializeApp({ projectId: PROJECT_ID }, `app-${server.port}`);
  return {
    engine,
    transactions: databases.of(PROJECT_ID).transactions,
    db: getFirestore(app),
    port: server.port,
    async stop() {
      await deleteApp(app);
      await server.stop();
    },
  };
}
