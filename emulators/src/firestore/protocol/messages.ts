/**
 * The parts of google.firestore.v1 that this server reads, in the form of @grpc/proto-loader.
 * Everything else in a message is passed on unchanged.
 */
export type Value = Record<string, unknown>;

export type ProtoTime = { seconds?: string | number; nanos?: number };

export type Document = {
  name: string;
  fields?: Record<string, Value>;
  createTime?: ProtoTime;
  updateTime?: ProtoTime;
};

export type TransactionOptions = { readOnly?: object; readWrite?: object };

/** A read names its transaction, or starts a new one. */
export type TransactionSelector = {
  transaction?: Uint8Array;
  newTransaction?: TransactionOptions;
};

type Precondition = {
  exists?: boolean;
  updateTime?: ProtoTime;
};

export type FieldTransform = {
  fieldPath: string;
  appendMissingElements?: { values?: Value[] };
};

export type Write = {
  update?: Document;
  /** With a mask, `update` leaves all other fields as they are. */
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: FieldTransform[];
  delete?: string;
  verify?: string;
  currentDocument?: Precondition;
};

type Field = { fieldPath: string };

export type Filter = {
  compositeFilter?: { op: string; filters?: Filter[] };
  fieldFilter?: { field: Field; op: string; value: Value };
  unaryFilter?: { op: string; field: Field };
};

export type StructuredQuery = {
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field: Field; direction?: string }[];
  limit?: { value?: number };
  offset?: number;
};

export type Aggregation = { sum?: { field: Field }; avg?: { field: Field } };

export type BatchGetRequest = TransactionSelector & { documents?: string[] };
export type GetDocumentRequest = TransactionSelector & { name: string };
export type QueryRequest = TransactionSelector & {
  parent: string;
  structuredQuery?: StructuredQuery;
};
export type AggregationRequest = TransactionSelector & {
  parent: string;
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery; aggregations?: Aggregation[] };
};
export type BeginTransactionRequest = { options?: TransactionOptions };
export type CommitRequest = { writes?: Write[]; transaction?: Uint8Array };
export type RollbackRequest = { transaction?: Uint8Array };
export type BatchWriteRequest = { writes?: Write[] };
export type ListDocumentsRequest = {
  parent: string;
  collectionId: string;
  showMissing?: boolean;
  mask?: { fieldPaths?: string[] };
};
export type ListCollectionIdsRequest = { parent: string };

export type WriteRequest = { database?: string; writes?: Write[]; streamToken?: Uint8Array };

export type Target = {
  targetId?: number;
  query?: Pick<QueryRequest, 'parent' | 'structuredQuery'>;
  documents?: { documents?: string[] };
};
export type ListenRequest = { database: string; addTarget?: Target; removeTarget?: number };
export type ListenResponse = {
  targetChange?: {
    targetChangeType?: string;
    targetIds?: number[];
    cause?: { code: number; message: string };
    readTime?: ProtoTime;
  };
  documentChange?: { document: Document; targetIds: number[] };
  documentDelete?: { document: string; readTime?: ProtoTime; removedTargetIds?: number[] };
  documentRemove?: { document: string; readTime?: ProtoTime; removedTargetIds: number[] };
};

/** Sends one message on a stream of answers. */
export type Send = (message: object) => void;

export type CommitResponse = { writeResults: object[]; commitTime: ProtoTime };
export type BatchWriteResponse = { writeResults: object[]; status?: object[] };
