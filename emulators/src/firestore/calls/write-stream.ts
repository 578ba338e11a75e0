import type { WriteRequest } from '../protocol/messages.ts';
import type { Conversation, Line } from './handlers.ts';
import { commit } from './writes.ts';

/**
 * The browser SDK's stream of writes: a handshake, then one commit for each message, by the rules of
 * its moment. The token only serves to resume a broken stream, which the client does not do here, so
 * any bytes will do.
 */
export function openWriteStream({ open, send }: Line): Conversation<WriteRequest> {
  const streamToken = Buffer.from([1]);
  let database: string | null = null;
  return {
    async handle({ database: named = '', writes = [] }) {
      if (database === null) {
        database = named;
        open(database);
        send({ streamId: 'local', streamToken });
        return;
      }
      const response = await commit(open(database), { writes });
      send({ streamToken, ...response });
    },
    close: () => undefined,
  };
}
