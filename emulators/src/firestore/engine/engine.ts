import type { Duplex } from 'node:stream';
import { FirestoreMock, type FirestoreController } from '@firebase-bridge/firestore-admin';
import type { Firestore } from 'firebase-admin/firestore';
import type {
  CommitRequest,
  CommitResponse,
  BatchWriteResponse,
  Document,
} from '../protocol/messages.ts';
import { ServerClock, type Clock } from './clock.ts';
import { rememberPlaces, type Places } from './remember-places.ts';

type MetaDocument = ReturnType<FirestoreController['database']['getDocument']>;
type Unary<Response> = Promise<[Response, ...unknown[]]>;

/**
 * The engine's own client, which replaces the gRPC client of the Admin SDK. Its methods use the
 * messages of google.firestore.v1, so a server only has to pass them on.
 */
export type EngineClient = {
  context: Places & { serializeDoc(document: MetaDocument): Document };
  batchGetDocuments(request: object): Duplex;
  runQuery(request: object): Duplex;
  runAggregationQuery(request: object): Duplex;
  beginTransaction(request: object): Unary<{ transaction: Uint8Array }>;
  commit(request: CommitRequest): Unary<CommitResponse>;
  rollback(request: object): Unary<object>;
  batchWrite(request: object): Unary<BatchWriteResponse>;
  listDocuments(request: object): Unary<Document[]>;
  listCollectionIds(request: object): Unary<string[]>;
  listen(): Duplex;
};

export type Engine = {
  projectId: string;
  client: EngineClient;
  clock: Clock;
  /** Increases with every write. */
  version(): number;
  documents(): Document[];
  /** Tells whether a document exists, by its full resource name. */
  exists(name: string): boolean;
  find(name: string): Document | null;
  /** An Admin SDK that uses this engine without a server between them, for large test data. */
  connect(): Firestore;
};

export function createEngine(projectId: string, clock: Clock = new ServerClock()): Engine {
  const mock = new FirestoreMock();
  mock.systemTime.custom(() => clock.now());
  const controller = mock.createDatabase(projectId, '(default)');
  const client = acquireClient(controller);
  rememberPlaces(client.context);
  const root = `projects/${projectId}/databases/(default)/documents/`;

  function find(name: string): Document | null {
    if (!name.startsWith(root)) return null;
    const document = controller.database.getDocument(name.slice(root.length));
    return document.exists ? client.context.serializeDoc(document) : null;
  }

  return {
    projectId,
    client,
    clock,
    version: () => controller.version(),
    documents: () =>
      controller.database.toMetaArray().map((document) => client.context.serializeDoc(document)),
    exists: (name) => find(name) !== null,
    find,
    connect: () => controller.firestore(),
  };
}

/** Only the pool of a Firestore instance hands out the engine's client; it is never returned. */
function acquireClient(controller: FirestoreController): EngineClient {
  const firestore = controller.firestore() as unknown as {
    _clientPool: { acquire(tag: string, requiresGrpc: boolean): EngineClient };
  };
  return firestore._clientPool.acquire('local-firestore', true);
}
