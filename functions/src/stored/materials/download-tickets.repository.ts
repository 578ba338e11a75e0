import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readDocument } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { settingsOf } from '../school/school-root.ts';

const storedKey = z.object({ id: z.string(), version: z.literal(1), secret: z.string() });

/** School, expiry in ms, id and signature; nothing before, between or behind them. */
const TICKET = /^(?<schoolId>[a-z0-9-]{1,40})\.(?<expiry>\d{13})\.(?<id>[\w-]{16})\.[\w-]{43}$/;

/** What a ticket says that is ours. */
export type DownloadTicket = { id: string; schoolId: string };

/** What a new ticket opens. */
type Opened = { schoolId: string; materialId: string; expiresAt: Date };

export type DownloadTickets = ReturnType<typeof createDownloadTickets>;

/**
 * Tickets that stand in for a token where a browser tab cannot send one:
 * `{school}.{expiry in ms}.{random id}.{HMAC-SHA256 of these and the material}`. The key is made with the
 * first ticket and kept in `settings/download-tickets`, beside all schools, which no client can read. So a
 * deployment has no secret to set up, and a ticket that somebody made up is refused before anything of
 * the school that it names is read or built.
 */
export function createDownloadTickets(firestore: Firestore) {
  const document = settingsOf(firestore).doc('download-tickets');
  let key: string | null = null;

  return {
    async issue({ schoolId, materialId, expiresAt }: Opened): Promise<string> {
      key ??= await makeKey();
      const claim = `${schoolId}.${expiresAt.getTime()}.${randomBytes(12).toString('base64url')}`;
      return `${claim}.${sign(key, claim, materialId)}`;
    },

    /** Null where it is none of ours, for another material, or over. */
    async read(ticket: string, materialId: string, now: Date): Promise<DownloadTicket | null> {
      const { schoolId, expiry, id } = TICKET.exec(ticket)?.groups ?? {};
      if (schoolId === undefined || id === undefined) return null;
      if (Number(expiry) < now.getTime()) return null;
      key ??= await findKey();
      // Where no ticket was ever given: one that somebody made up makes no key.
      if (key === null) return null;
      const signedAt = ticket.lastIndexOf('.');
      const expected = sign(key, ticket.slice(0, signedAt), materialId);
      const isOurs = timingSafeEqual(
        Buffer.from(ticket.slice(signedAt + 1)),
        Buffer.from(expected),
      );
      return isOurs ? { id, schoolId } : null;
    },
  };

  async function findKey(): Promise<string | null> {
    return readDocument(storedKey, await document.get())?.secret ?? null;
  }

  function makeKey(): Promise<string> {
    return transact(firestore, async (transaction) => {
      const stored = readDocument(storedKey, await transaction.get(document));
      if (stored) return stored.secret;
      const secret = randomBytes(32).toString('base64url');
      transaction.create(document, { version: 1, secret });
      return secret;
    });
  }
}

function sign(key: string, claim: string, materialId: string): string {
  return createHmac('sha256', key).update(`${claim}.${materialId}`).digest('base64url');
}
