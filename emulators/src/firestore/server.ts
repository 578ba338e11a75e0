import { createServer as createHttpServer } from 'node:http';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { implementFirestore } from './calls/service.ts';
import type { Databases } from './databases/databases.ts';
import { answerHttp } from './http.ts';
import { measureMessages } from './protocol/message-size.ts';
import { loadFirestoreService } from './protocol/protos.ts';
import { createRest } from './rest/rest.ts';
import { listenForBoth } from './shared-port.ts';

/** More than Firestore accepts, so that a large message gets Firestore's error and not gRPC's. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

export type FirestoreServer = { port: number; stop(): Promise<void> };

/** Serves gRPC for the SDKs, and REST, loading rules and clearing data over HTTP, on one port. */
export async function startFirestoreServer(
  databases: Databases,
  address: { host: string; port: number },
): Promise<FirestoreServer> {
  const grpc = new Server({ 'grpc.max_receive_message_length': MAX_MESSAGE_BYTES });
  const service = measureMessages(loadFirestoreService());
  const implementation = implementFirestore(databases);
  grpc.addService(service, implementation);
  const injector = grpc.createConnectionInjector(ServerCredentials.createInsecure());
  const answerRest = createRest(service, implementation);
  const http = createHttpServer((request, response) => {
    void answerHttp(databases, answerRest, request, response);
  });
  const shared = await listenForBoth(address, {
    http2: (socket) => injector.injectConnection(socket),
    http1: (socket) => {
      http.emit('connection', socket);
      socket.resume();
    },
  });
  return {
    port: shared.port,
    async stop() {
      grpc.forceShutdown();
      await shared.stop();
    },
  };
}
