import type { UntypedServiceImplementation } from '@grpc/grpc-js';
import type { Databases } from '../databases/databases.ts';
import { conversation, serverStream, unary } from './handlers.ts';
import { ListenStream } from './listen.ts';
import {
  batchGetDocuments,
  getDocument,
  listCollectionIds,
  listDocuments,
  partitionQuery,
  runAggregationQuery,
  runQuery,
} from './reads.ts';
import { openWriteStream } from './write-stream.ts';
import { batchWrite, beginTransaction, commit, rollback } from './writes.ts';

/** What the Admin and the browser SDK call; gRPC answers the rest of the service with UNIMPLEMENTED. */
export function firestoreImplementation(databases: Databases): UntypedServiceImplementation {
  return {
    GetDocument: unary(databases, getDocument),
    BatchGetDocuments: serverStream(databases, batchGetDocuments),
    RunQuery: serverStream(databases, runQuery),
    RunAggregationQuery: serverStream(databases, runAggregationQuery),
    ListDocuments: unary(databases, listDocuments),
    ListCollectionIds: unary(databases, listCollectionIds),
    PartitionQuery: unary(databases, partitionQuery),
    BeginTransaction: unary(databases, beginTransaction),
    Commit: unary(databases, commit),
    Rollback: unary(databases, rollback),
    BatchWrite: unary(databases, batchWrite),
    Listen: conversation(databases, (line) => new ListenStream(line)),
    Write: conversation(databases, openWriteStream),
  };
}
