import type { Access, Backend } from '../databases/backend.ts';
import { countWrites } from '../databases/usage.ts';
import type { Engine } from '../engine/engine.ts';
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
import { failedPrecondition, invalidArgument } from '../protocol/status.ts';

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

export function commit(
  { engine, transactions, guard, usage }: Access,
  request: CommitRequest,
): Promise<CommitResponse> {
  const writes = request.writes ?? [];
  return transactions.write(request.transaction, listDocumentNames(writes), async () => {
    await guard.write(writes);
    // The engine knows no "verify", which the browser SDK sends for what a transaction only read.
    for (const write of writes) if (write.verify) verify(engine, write.verify, write);
    const rest = writes.filter((write) => !write.verify);
    const [response] = await engine.client.commit({ ...request, writes: rest });
    countWrites(usage, writes);
    return { ...response, writeResults: alignResults(writes, response.writeResults) };
  });
}

/** Its writes succeed or fail one by one, but if the rules refuse one, all fail. */
export function batchWrite(
  { engine, transactions, guard, usage }: Access,
  request: BatchWriteRequest,
): Promise<BatchWriteResponse> {
  const writes = request.writes ?? [];
  return transactions.write(undefined, listDocumentNames(writes), async () => {
    for (const write of writes) await guard.write([write]);
    const [response] = await engine.client.batchWrite(request);
    countWrites(usage, writes);
    return response;
  });
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
