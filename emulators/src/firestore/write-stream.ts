import { authorize } from './authorize.ts';
import type { Backend } from './backend.ts';
import type { Conversation, Line } from './handlers.ts';
import type { WriteRequest } from './messages.ts';
import { commit } from './writes.ts';

/**
 * The browser SDK's stream of writes: a handshake, then one commit for each message. A token would let
 * the client resume a broken stream; it opens a new one here, so any bytes will do.
 */
export function openWriteStream(
  backend: Backend,
  { caller, send }: Line,
): Conversation<WriteRequest> {
  const streamToken = Buffer.from([1]);
  let isOpen = false;
  return {
    async handle(request) {
      if (!isOpen) {
        isOpen = true;
        send({ streamId: 'local', streamToken });
        return;
      }
      authorize({ method: 'Write', caller, request });
      const response = await commit(backend, { writes: request.writes ?? [] });
      send({ streamToken, ...response });
    },
    close: () => undefined,
  };
}
