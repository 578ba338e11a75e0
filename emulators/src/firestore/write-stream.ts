import type { Backend, Send } from './backend.ts';
import type { Conversation } from './handlers.ts';
import type { WriteRequest } from './messages.ts';
import { commit } from './writes.ts';

/**
 * The browser SDK's stream of writes: a handshake, then one commit for each message. A token would let
 * the client resume a broken stream; it opens a new one here, so any bytes will do.
 */
export function openWriteStream(backend: Backend, send: Send): Conversation<WriteRequest> {
  const streamToken = Buffer.from([1]);
  let isOpen = false;
  return {
    async handle({ writes }) {
      if (!isOpen) {
        isOpen = true;
        send({ streamId: 'local', streamToken });
        return;
      }
      send({ streamToken, ...(await commit(backend, { writes: writes ?? [] })) });
    },
    close: () => undefined,
  };
}
