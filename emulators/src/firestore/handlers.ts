import type {
  handleBidiStreamingCall,
  handleServerStreamingCall,
  handleUnaryCall,
  Metadata,
} from '@grpc/grpc-js';
import { authorize, callerFrom, type Caller } from './authorize.ts';
import type { Backend, Send } from './backend.ts';
import { toStatusError } from './status.ts';

/** These wrappers authorise the request, run it, and turn whatever goes wrong into a gRPC status. */
export function unary<Request extends object>(
  method: string,
  backend: Backend,
  run: (backend: Backend, request: Request) => Promise<object>,
): handleUnaryCall<Request, object> {
  return (call, callback) => {
    async function answer() {
      authorize({ method, caller: callerOf(call.metadata), request: call.request });
      return run(backend, call.request);
    }
    answer().then(
      (response) => callback(null, response),
      (error: unknown) => callback(toStatusError(error)),
    );
  };
}

export function serverStream<Request extends object>(
  method: string,
  backend: Backend,
  run: (backend: Backend, request: Request, send: Send) => Promise<void>,
): handleServerStreamingCall<Request, object> {
  return (call) => {
    async function answer() {
      authorize({ method, caller: callerOf(call.metadata), request: call.request });
      await run(backend, call.request, (message) => call.write(message));
    }
    answer().then(
      () => call.end(),
      (error: unknown) => call.emit('error', toStatusError(error)),
    );
  };
}

export type Conversation<Request> = {
  /** Handles one message; a stream goes on after those that it answers with a refusal of its own. */
  handle(request: Request): void | Promise<void>;
  close(): void;
};

export type Line = { caller: Caller; send: Send; fail: (error: unknown) => void };

/** A stream in both directions; its messages are handled one after the other, in the order they came. */
export function conversation<Request extends object>(
  open: (line: Line) => Conversation<Request>,
): handleBidiStreamingCall<Request, object> {
  return (call) => {
    const caller = callerOf(call.metadata);
    const session = open({ caller, send: (message) => call.write(message), fail });
    let previous = Promise.resolve();
    call.on('data', (request: Request) => {
      previous = previous.then(() => session.handle(request)).catch(fail);
    });
    call.on('cancelled', () => session.close());
    call.on('end', () => {
      void previous.then(() => {
        session.close();
        call.end();
      });
    });

    function fail(error: unknown): void {
      session.close();
      call.emit('error', toStatusError(error));
    }
  };
}

function callerOf(metadata: Metadata): Caller {
  return callerFrom(metadata.get('authorization')[0]?.toString());
}
