import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Metadata, status, type StatusObject } from '@grpc/grpc-js';
import type { Firestore } from 'firebase-admin/firestore';
import { implementFirestore } from './calls/service.ts';
import type { Databases } from './databases/databases.ts';

type Options = { otherArgs?: { headers?: Record<string, string> } };
type Failure = Pick<StatusObject, 'code' | 'details'>;
type Method = (call: object, callback?: (error: Failure | null, answer: object) => void) => void;

/**
 * Connects an Admin SDK that has not been used yet to databases in this process. Its calls have the
 * same locks, indexes, limits and counts as over the network, without the price of one. They are not
 * sent a second time, and nobody listens: who needs either starts a server.
 */
export function connectFirestore(firestore: Firestore, databases: Databases): void {
  const service = implementFirestore(databases) as unknown as Record<string, Method>;

  const ask = (name: string) => async (request: object, options?: Options) => {
    await setImmediate();
    return new Promise<object[]>((resolve, reject) => {
      service[name]?.(toCall(name, request, options), (error, answer) => {
        if (error) reject(toError(error));
        else resolve([answer]);
      });
    });
  };
  const stream = (name: string) => (request: object, options?: Options) => {
    const answers = new PassThrough({ objectMode: true });
    const write = (answer: object) => answers.write(answer);
    const end = () => answers.end();
    const emit = (_: 'error', error: Failure) => answers.destroy(toError(error));
    void setImmediate().then(() =>
      service[name]?.({ ...toCall(name, request, options), write, end, emit }),
    );
    return answers;
  };
  const client = {
    beginTransaction: ask('BeginTransaction'),
    commit: ask('Commit'),
    rollback: ask('Rollback'),
    batchWrite: ask('BatchWrite'),
    listDocuments: listOf('documents', ask('ListDocuments')),
    listCollectionIds: listOf('collectionIds', ask('ListCollectionIds')),
    batchGetDocuments: stream('BatchGetDocuments'),
    runQuery: stream('RunQuery'),
    runAggregationQuery: stream('RunAggregationQuery'),
  };
  Object.assign(firestore, {
    _clientPool: {
      run: (_tag: string, _requiresGrpc: boolean, use: (one: typeof client) => unknown) =>
        use(client),
      terminate: () => Promise.resolve(),
    },
  });
}

/** Where the network has pages, the generated client returns the list that is in them. */
function listOf(field: string, ask: (request: object, options?: Options) => Promise<object[]>) {
  return async (request: object, options?: Options) => {
    const [answer] = await ask(request, options);
    return [(answer as Record<string, unknown>)[field]];
  };
}

function toCall(name: string, request: object, { otherArgs }: Options = {}) {
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  for (const [key, value] of Object.entries(otherArgs?.headers ?? {})) metadata.set(key, value);
  return { request, metadata, getPath: () => `/google.firestore.v1.Firestore/${name}` };
}

/** As gRPC's client reports it. */
function toError({ code, details }: Failure): Error {
  return Object.assign(new Error(`${code} ${status[code]}: ${details}`), { code, details });
}
