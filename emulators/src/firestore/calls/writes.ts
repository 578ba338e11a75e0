import type { Access, Backend } from '../databases/backend.ts';
import { countWrites } from '../databases/usage.ts';
import { nameOfWrite } from '../documents/apply-write.ts';
import { requireWithinLimits } from '../limits/require-within-limits.ts';
import type {
  BatchWriteRequest,
  BatchWriteResponse,
  BeginTransactionRequest,
  CommitRequest,
  CommitResponse,
  RollbackRequest,
  Status,
  Write,
  WriteResult,
} from '../protocol/messages.ts';
import { invalidArgument, toStatusError } from '../protocol/status.ts';

export async function beginTransaction(
  { transactions }: Backend,
  { options }: BeginTransactionRequest,
) {
  return { transaction: await transactions.begin(options) };
}

export function rollback({ transactions }: Backend, { transaction }: RollbackRequest) {
  if (!transaction?.length) throw invalidArgument('Missing transaction ID.');
  transactions.rollback(transaction);
  return Promise.resolve({});
}

export function commit(access: Access, request: CommitRequest): Promise<CommitResponse> {
  const { transactions, guard, usage, engine } = access;
  const writes = request.writes ?? [];
  return transactions.write(request.transaction, writes.map(nameOfWrite), () => {
    guard.write(writes);
    requireWithinLimits(access, writes);
    const response = engine.commit(writes);
    countWrites(usage, writes);
    return response;
  });
}

/** The writes succeed or fail one by one, but if the rules refuse one, all fail. */
export function batchWrite(
  access: Access,
  request: BatchWriteRequest,
): Promise<BatchWriteResponse> {
  const { transactions, guard } = access;
  const writes = request.writes ?? [];
  const names = writes.map(nameOfWrite);
  if (new Set(names).size < names.length) {
    throw invalidArgument('the same document cannot be written more than once in a single request');
  }
  return transactions.write(undefined, names, () => {
    for (const write of writes) guard.write([write]);
    const done = writes.map((write) => writeAlone(access, write));
    return {
      writeResults: done.map(({ result }) => result),
      status: done.map(({ status }) => status),
    };
  });
}

function writeAlone(access: Access, write: Write): { result: WriteResult; status: Status } {
  try {
    requireWithinLimits(access, [write]);
    const { writeResults } = access.engine.commit([write]);
    countWrites(access.usage, [write]);
    return { result: writeResults[0] ?? {}, status: { code: 0 } };
  } catch (error) {
    const { code, details } = toStatusError(error);
    return { result: {}, status: { code, message: details } };
  }
}
