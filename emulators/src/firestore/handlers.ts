import type {
  handleBidiStreamingCall,
  handleServerStreamingCall,
  handleUnaryCall,
  Metadata,
} from '@grpc/grpc-js';
import { authorize, callerFrom } from './authorize.ts';
import type { Backend, Send } from './backend.ts';
import { toStatusError } from './status.ts';

/** Each wrapper authorises the request, runs it, and turns whatever goes wrong into a gRPC status. */
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
  handle(request: Request): void | Promise<void>;
  close(): void;
};

/** A stream in both directions; its messages are handled one after the other, in the order they came. */
export function conversation<Request extends object>(
  method: string,
  open: (send: Send, fail: (error: unknown) => void) => Conversation<Request>,
): handleBidiStreamingCall<Request, object> {
  return (call) => {
    const caller = callerOf(call.metadata);
    const session = open((message) => call.write(message), fail);
    let previous = Promise.resolve();
    call.on('data', (request: Request) => {
      previous = previous.then(async () => {
        try {
          authorize({ method, caller, request });
          await session.handle(request);
        } catch (error) {
          fail(error);
        }
      });
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

function callerOf(metadata: Metadata) {
  return callerFrom(metadata.get('authorization')[0]?.toString());
}
