import { Server, ServerCredentials, type UntypedServiceImplementation } from '@grpc/grpc-js';
import type { Backend } from './backend.ts';
import type { Engine } from './engine.ts';
import { conversation, serverStream, unary } from './handlers.ts';
import { ListenStream } from './listen.ts';
import { firestoreService } from './protos.ts';
import {
  batchGetDocuments,
  listCollectionIds,
  listDocuments,
  partitionQuery,
  runAggregationQuery,
  runQuery,
} from './reads.ts';
import { Transactions } from './transactions.ts';
import { openWriteStream } from './write-stream.ts';
import { batchWrite, beginTransaction, commit, rollback } from './writes.ts';

/** A commit of many large documents is far above the 4 MB that gRPC takes by default. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

export type FirestoreServer = { port: number; stop(): Promise<void> };

export async function startFirestoreServer(
  engine: Engine,
  address: { host: string; port: number },
): Promise<FirestoreServer> {
  const server = new Server({ 'grpc.max_receive_message_length': MAX_MESSAGE_BYTES });
  server.addService(
    firestoreService(),
    implementation({ engine, transactions: new Transactions(engine) }),
  );
  const port = await new Promise<number>((resolve, reject) => {
    const credentials = ServerCredentials.createInsecure();
    server.bindAsync(`${address.host}:${address.port}`, credentials, (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return {
    port,
    stop() {
      server.forceShutdown();
      return Promise.resolve();
    },
  };
}

/** What the Admin and the browser SDK call; gRPC answers the rest of the service with UNIMPLEMENTED. */
function implementation(backend: Backend): UntypedServiceImplementation {
  return {
    BatchGetDocuments: serverStream('BatchGetDocuments', backend, batchGetDocuments),
    RunQuery: serverStream('RunQuery', backend, runQuery),
    RunAggregationQuery: serverStream('RunAggregationQuery', backend, runAggregationQuery),
    ListDocuments: unary('ListDocuments', backend, listDocuments),
    ListCollectionIds: unary('ListCollectionIds', backend, listCollectionIds),
    PartitionQuery: unary('PartitionQuery', backend, partitionQuery),
    BeginTransaction: unary('BeginTransaction', backend, beginTransaction),
    Commit: unary('Commit', backend, commit),
    Rollback: unary('Rollback', backend, rollback),
    BatchWrite: unary('BatchWrite', backend, batchWrite),
    Listen: conversation((line) => new ListenStream(backend.engine, line)),
    Write: conversation((line) => openWriteStream(backend, line)),
  };
}
