import type { UntypedServiceImplementation } from '@grpc/grpc-js';
import type { Databases } from '../databases/databases.ts';
import { handleConversation, handleServerStream, handleUnary } from './handlers.ts';
import { ListenStream } from './listen.ts';
import { listCollectionIds, listDocuments, partitionQuery } from './lists.ts';
import { batchGetDocuments, getDocument, runAggregationQuery, runQuery } from './reads.ts';
import { createDocument, deleteDocument, updateDocument } from './single-documents.ts';
import { openWriteStream } from './write-stream.ts';
import { batchWrite, beginTransaction, commit, rollback } from './writes.ts';

/** The methods that SDKs and callers of the REST API use; gRPC answers any other with UNIMPLEMENTED. */
export function implementFirestore(databases: Databases): UntypedServiceImplementation {
  return {
    GetDocument: handleUnary(databases, getDocument),
    BatchGetDocuments: handleServerStream(databases, batchGetDocuments),
    RunQuery: handleServerStream(databases, runQuery),
    RunAggregationQuery: handleServerStream(databases, runAggregationQuery),
    ListDocuments: handleUnary(databases, listDocuments),
    ListCollectionIds: handleUnary(databases, listCollectionIds),
    PartitionQuery: handleUnary(databases, partitionQuery),
    CreateDocument: handleUnary(databases, createDocument),
    UpdateDocument: handleUnary(databases, updateDocument),
    DeleteDocument: handleUnary(databases, deleteDocument),
    BeginTransaction: handleUnary(databases, beginTransaction),
    Commit: handleUnary(databases, commit),
    Rollback: handleUnary(databases, rollback),
    BatchWrite: handleUnary(databases, batchWrite),
    Listen: handleConversation(databases, (line) => new ListenStream(line)),
    Write: handleConversation(databases, openWriteStream),
  };
}
