import type { Access, Backend } from '../databases/backend.ts';
import { countWrites } from '../databases/usage.ts';
import type { Engine } from '../engine/engine.ts';
import { requireWithinLimits } from '../limits/require-within-limits.ts';
import type {
  BatchWriteRequest,
  BatchWriteResponse,
  BeginTransactionRequest,
  CommitRequest,
  CommitResponse,
  ProtoTime,
  RollbackRequest,
  Write,
} from '../protocol/messages.ts';
import {
  failedPrecondition,
  invalidArgument,
  toStatusError,
  type StatusError,
} from '../protocol/status.ts';

export async function beginTransaction(
  { transactions }: Backend,
  { options }: BeginTransactionRequest,
) {
  return { transaction: await transactions.begin(options) };
}

export async function rollback({ transactions }: Backend, { transaction }: RollbackRequest) {
  if (!transaction?.length) throw invalidArgument('Missing transaction ID.');
  await transactions.rollback(transaction);
  return {};
}

export function commit(access: Access, request: CommitRequest): Promise<CommitResponse> {
  const { engine, transactions, guard, usage } = access;
  const writes = request.writes ?? [];
  return transactions.write(request.transaction, listDocumentNames(writes), async () => {
    await guard.write(writes);
    await requireWithinLimits(access, writes);
    // The engine lacks "verify", which the browser SDK sends for documents that were only read.
    for (const write of writes) if (write.verify) verify(engine, write.verify, write);
    const rest = writes.filter((write) => !write.verify);
    const [response] = await engine.client.commit({ ...request, writes: rest });
    countWrites(usage, writes);
    return { ...response, writeResults: alignResults(writes, response.writeResults) };
  });
}

/** The writes succeed or fail one by one, but if the rules refuse one, all fail. */
export function batchWrite(
  access: Access,
  request: BatchWriteRequest,
): Promise<BatchWriteResponse> {
  const { engine, transactions, guard, usage } = access;
  const writes = request.writes ?? [];
  return transactions.write(undefined, listDocumentNames(writes), async () => {
    for (const write of writes) await guard.write([write]);
    const refusals = await Promise.all(writes.map((write) => findRefusal(access, write)));
    const rest = writes.filter((_, at) => !refusals[at]);
    const [response] = await engine.client.batchWrite({ ...request, writes: rest });
    countWrites(usage, rest);
    return withRefusals(response, refusals);
  });
}

async function findRefusal(access: Access, write: Write): Promise<StatusError | null> {
  try {
    await requireWithinLimits(access, [write]);
    return null;
  } catch (error) {
    return toStatusError(error);
  }
}

/** Merges the results of the writes that were done with the refusals of the others. */
function withRefusals(
  { writeResults, status = [] }: BatchWriteResponse,
  refusals: (StatusError | null)[],
): BatchWriteResponse {
  const [results, statuses] = [writeResults.values(), status.values()];
  return {
    writeResults: refusals.map((refusal) => (refusal ? {} : (results.next().value ?? {}))),
    status: refusals.map((refusal) =>
      refusal
        ? { code: refusal.code, message: refusal.details }
        : (statuses.next().value ?? { code: 0 }),
    ),
  };
}

function verify(engine: Engine, name: string, { currentDocument = {} }: Write): void {
  const document = engine.find(name);
  const { exists, updateTime } = currentDocument;
  const isOtherwise = exists !== undefined && exists !== (document !== null);
  const hasChanged = updateTime !== undefined && !isSameTime(updateTime, document?.updateTime);
  if (isOtherwise || hasChanged) {
    throw failedPrecondition(`The document changed after it was read: ${name}`);
  }
}

function listDocumentNames(writes: Write[]): string[] {
  return writes.flatMap((write) => write.update?.name ?? write.delete ?? write.verify ?? []);
}

function alignResults(writes: Write[], results: object[]): object[] {
  const rest = results.values();
  return writes.map((write) => (write.verify ? {} : (rest.next().value ?? {})));
}

function isSameTime(a: ProtoTime, b: ProtoTime = {}): boolean {
  return Number(a.seconds ?? 0) === Number(b.seconds ?? 0) && (a.nanos ?? 0) === (b.nanos ?? 0);
}
