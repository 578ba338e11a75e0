import type {
  handleBidiStreamingCall,
  handleServerStreamingCall,
  handleUnaryCall,
  Metadata,
} from '@grpc/grpc-js';
import { INSTANCE_HEADER } from '../bad-day/describe-call.ts';
import type { Access } from '../databases/backend.ts';
import type { Databases } from '../databases/databases.ts';
import { toCaller, type Caller } from '../guard/guard.ts';
import { requireSmallRequest, sizeOfRequest, whenSent } from '../protocol/message-size.ts';
import type { Send } from '../protocol/messages.ts';
import { toStatusError } from '../protocol/status.ts';

/** Every request names its database, parent or document, or brings the document. */
type Named = { database?: string; parent?: string; name?: string; document?: { name?: string } };

/** These wrappers look up what the caller may use, and turn any failure into a gRPC status. */
export function handleUnary<Request extends object>(
  databases: Databases,
  run: (access: Access, request: Request) => Promise<object>,
): handleUnaryCall<Request, object> {
  return (call, callback) => {
    async function answer() {
      const access = openAccess(databases, call);
      const answered = await runAsCaller(databases, call, () => run(access, call.request));
      return countBytes(access, answered);
    }
    onThisDay(databases, call, answer).then(
      (response) => callback(null, response),
      (error: unknown) => callback(toStatusError(error)),
    );
  };
}

export function handleServerStream<Request extends object>(
  databases: Databases,
  run: (access: Access, request: Request, send: Send) => Promise<void>,
): handleServerStreamingCall<Request, object> {
  return (call) => {
    async function answer() {
      const access = openAccess(databases, call);
      await run(access, call.request, (message) => call.write(countBytes(access, message)));
    }
    onThisDay(databases, call, answer).then(
      () => call.end(),
      (error: unknown) => call.emit('error', toStatusError(error)),
    );
  };
}

export type Conversation<Request> = {
  /** Handles one message. Throwing ends the stream; sending a refusal as the answer does not. */
  handle(request: Request): void | Promise<void>;
  close(): void;
};

export type Line = {
  /** Returns what the caller may use in the database that a message names. */
  open: (database: string) => Access;
  send: Send;
  fail: (error: unknown) => void;
};

/** A stream in both directions, whose messages are handled one after the other in order. */
export function handleConversation<Request extends object>(
  databases: Databases,
  start: (line: Line) => Conversation<Request>,
): handleBidiStreamingCall<Request, object> {
  return (call) => {
    const caller = readCaller(call.metadata);
    const open = (database: string) => databases.open(database, caller);
    const session = start({ open, send: (message) => call.write(message), fail });
    let previous = Promise.resolve();
    call.on('data', (request: Request) => {
      previous = previous.then(() => handle(request)).catch(fail);
    });
    call.on('cancelled', () => session.close());
    call.on('end', () => {
      void previous.then(() => {
        session.close();
        call.end();
      });
    });

    function handle(request: Request): void | Promise<void> {
      requireSmallRequest(request);
      return runAsCaller(databases, call, () => session.handle(request));
    }

    function fail(error: unknown): void {
      session.close();
      call.emit('error', toStatusError(error));
    }
  };
}

/** Answers a request, unless the bad day makes it fail. */
async function onThisDay<T>(
  { badDay }: Databases,
  call: { request: object; metadata: Metadata; getPath(): string },
  answer: () => Promise<T>,
): Promise<T> {
  requireSmallRequest(call.request);
  if (!badDay) return answer();
  const method = call.getPath().split('/').at(-1) ?? '';
  const instance = call.metadata.get(INSTANCE_HEADER)[0]?.toString() ?? '';
  return badDay.run({ method, instance, request: call.request }, answer);
}

function openAccess(databases: Databases, call: { request: Named; metadata: Metadata }): Access {
  const { database, parent, name, document } = call.request;
  const named = database ?? parent ?? name ?? document?.name ?? '';
  const access = databases.open(named, readCaller(call.metadata));
  access.usage.bytesIn += sizeOfRequest(call.request);
  return access;
}

/** Functions that are triggered by writes may want to know whose they are. */
function runAsCaller<T>({ triggers }: Databases, call: { metadata: Metadata }, run: () => T): T {
  return triggers ? triggers.runAs(readCaller(call.metadata), run) : run();
}

function countBytes({ usage }: Access, answer: object): object {
  return whenSent(answer, (bytes) => (usage.bytesOut += bytes));
}

function readCaller(metadata: Metadata): Caller {
  return toCaller(metadata.get('authorization')[0]?.toString());
}
