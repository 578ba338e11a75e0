/**
 * The parts of google.firestore.v1 that this server reads, in the form of @grpc/proto-loader.
 * Everything else in a message is passed on unchanged.
 */
export type Value = {
  nullValue?: unknown;
  booleanValue?: boolean;
  integerValue?: string | number;
  doubleValue?: number | string;
  timestampValue?: ProtoTime;
  stringValue?: string;
  bytesValue?: Uint8Array;
  /** The name of a document. */
  referenceValue?: string;
  geoPointValue?: { latitude?: number; longitude?: number };
  arrayValue?: { values?: Value[] };
  mapValue?: { fields?: Record<string, Value> };
};

export type ProtoTime = { seconds?: string | number; nanos?: number };

export type Document = {
  name: string;
  fields?: Record<string, Value>;
  createTime?: ProtoTime;
  updateTime?: ProtoTime;
};

export type TransactionOptions = { readOnly?: { readTime?: ProtoTime }; readWrite?: object };

/** A read names its transaction, starts a new one, or wants a time that has passed. */
export type TransactionSelector = {
  transaction?: Uint8Array;
  newTransaction?: TransactionOptions;
  readTime?: ProtoTime;
};

type Precondition = {
  exists?: boolean;
  updateTime?: ProtoTime;
};

export type FieldTransform = {
  fieldPath: string;
  setToServerValue?: unknown;
  increment?: Value;
  maximum?: Value;
  minimum?: Value;
  appendMissingElements?: { values?: Value[] };
  removeAllFromArray?: { values?: Value[] };
};

export type Write = {
  update?: Document;
  /** With a mask, `update` leaves all other fields as they are. */
  updateMask?: Mask;
  updateTransforms?: FieldTransform[];
  delete?: string;
  verify?: string;
  /** The older form of a write with transforms alone. */
  transform?: { document: string; fieldTransforms?: FieldTransform[] };
  currentDocument?: Precondition;
};

type Field = { fieldPath: string };

export type Filter = {
  compositeFilter?: { op: string; filters?: Filter[] };
  fieldFilter?: { field: Field; op: string; value: Value };
  unaryFilter?: { op: string; field: Field };
};

/** A place in the order of results: at, or just before, these values of its first fields. */
export type Cursor = { values?: Value[]; before?: boolean };

export type FindNearest = {
  vectorField: Field;
  queryVector: Value;
  distanceMeasure?: string;
  limit?: { value?: number };
  distanceResultField?: string;
  distanceThreshold?: { value?: number };
};

export type StructuredQuery = {
  select?: { fields?: Field[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field: Field; direction?: string }[];
  startAt?: Cursor;
  endAt?: Cursor;
  limit?: { value?: number };
  offset?: number;
  findNearest?: FindNearest;
};

export type Aggregation = {
  alias?: string;
  count?: { upTo?: { value?: string | number } };
  sum?: { field: Field };
  avg?: { field: Field };
};

type ExplainOptions = { analyze?: boolean };

/** The paths of fields. */
export type Mask = { fieldPaths?: string[] };

export type BatchGetRequest = TransactionSelector & { documents?: string[]; mask?: Mask };
export type GetDocumentRequest = TransactionSelector & { name: string; mask?: Mask };
export type QueryRequest = TransactionSelector & {
  parent: string;
  structuredQuery?: StructuredQuery;
  explainOptions?: ExplainOptions;
};
export type AggregationRequest = TransactionSelector & {
  parent: string;
  explainOptions?: ExplainOptions;
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery; aggregations?: Aggregation[] };
};
export type BeginTransactionRequest = { options?: TransactionOptions };
export type CommitRequest = { writes?: Write[]; transaction?: Uint8Array };
export type RollbackRequest = { transaction?: Uint8Array };
export type BatchWriteRequest = { writes?: Write[] };
export type ListDocumentsRequest = TransactionSelector & {
  parent: string;
  /** Without it, the documents of all collections of the parent. */
  collectionId?: string;
  pageSize?: number;
  pageToken?: string;
  /** As in a query's text: "name desc, age". */
  orderBy?: string;
  showMissing?: boolean;
  mask?: Mask;
};
export type ListCollectionIdsRequest = {
  parent: string;
  pageSize?: number;
  pageToken?: string;
  readTime?: ProtoTime;
};
export type PartitionQueryRequest = {
  parent: string;
  structuredQuery?: StructuredQuery;
  partitionCount?: string | number;
  pageSize?: number;
  pageToken?: string;
  readTime?: ProtoTime;
};

export type CreateDocumentRequest = {
  parent: string;
  collectionId: string;
  documentId?: string;
  document?: Partial<Document>;
  mask?: Mask;
};
export type UpdateDocumentRequest = {
  document?: Document;
  updateMask?: Mask;
  /** The fields of the answer. */
  mask?: Mask;
  currentDocument?: Precondition;
};
export type DeleteDocumentRequest = { name: string; currentDocument?: Precondition };

export type WriteRequest = { database?: string; writes?: Write[]; streamToken?: Uint8Array };

export type Target = {
  targetId?: number;
  query?: Pick<QueryRequest, 'parent' | 'structuredQuery'>;
  documents?: { documents?: string[] };
  /** What the client has of this target already: everything up to a time. */
  resumeToken?: Uint8Array;
  readTime?: ProtoTime;
  expectedCount?: { value?: number };
  once?: boolean;
};
export type ListenRequest = { database: string; addTarget?: Target; removeTarget?: number };
export type ListenResponse = {
  targetChange?: {
    targetChangeType?: string;
    targetIds?: number[];
    cause?: { code: number; message: string };
    resumeToken?: Uint8Array;
    readTime?: ProtoTime;
  };
  documentChange?: { document: Document; targetIds: number[] };
  filter?: { targetId: number; count: number };
  documentDelete?: { document: string; readTime?: ProtoTime; removedTargetIds?: number[] };
  documentRemove?: { document: string; readTime?: ProtoTime; removedTargetIds: number[] };
};

/** Sends one message on a stream of answers. */
export type Send = (message: object) => void;

export type WriteResult = { updateTime?: ProtoTime; transformResults?: Value[] };
export type CommitResponse = { writeResults: WriteResult[]; commitTime: ProtoTime };
export type BatchWriteResponse = { writeResults: WriteResult[]; status: Status[] };
export type Status = { code: number; message?: string };
