import type { Duplex, Readable } from 'node:stream';
import {
  credentials,
  makeGenericClientConstructor,
  Metadata,
  type ServiceError,
} from '@grpc/grpc-js';
import { loadFirestoreService } from '../../src/firestore/protocol/protos.ts';
import { PROJECT_ID } from './firestore.ts';

export const DATABASE = `projects/${PROJECT_ID}/databases/(default)`;
export const DOCUMENTS = `${DATABASE}/documents`;

type Unary = (
  request: object,
  metadata: Metadata,
  done: (error: ServiceError | null, response: unknown) => void,
) => void;
type ServerStream = (request: object, metadata: Metadata) => Readable;
type Conversation = (metadata: Metadata) => Duplex;

/** Speaks google.firestore.v1 with the rights of the Admin SDK, for what no SDK can say. */
export type RawClient = {
  /** Resolves with the answer; rejects with the status. */
  ask<Response>(method: string, request: object): Promise<Response>;
  /** Resolves with all messages of the answer; rejects with the status. */
  read<Message>(method: string, request: object): Promise<Message[]>;
  converse(method: string): Duplex;
  close(): void;
};

/** Connects to a server of this machine; a token other than the owner's is under the rules. */
export function connectRaw(port: number, token = 'owner'): RawClient {
  const FirestoreClient = makeGenericClientConstructor(loadFirestoreService(), 'Firestore');
  const client = new FirestoreClient(`127.0.0.1:${port}`, credentials.createInsecure());
  const methods = client as unknown as Record<string, unknown>;
  const metadata = new Metadata();
  metadata.set('authorization', `Bearer ${token}`);
  return {
    ask<Response>(method: string, request: object) {
      return new Promise<Response>((resolve, reject) => {
        (methods[method] as Unary).call(client, request, metadata, (error, response) => {
          if (error) reject(error);
          else resolve(response as Response);
        });
      });
    },
    read<Message>(method: string, request: object) {
      return new Promise<Message[]>((resolve, reject) => {
        const messages: Message[] = [];
        (methods[method] as ServerStream)
          .call(client, request, metadata)
          .on('data', (message: Message) => messages.push(message))
          .on('error', reject)
          .on('end', () => resolve(messages));
      });
    },
    converse(method) {
      return (methods[method] as Conversation).call(client, metadata);
    },
    close() {
      client.close();
    },
  };
}
