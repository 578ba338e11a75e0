import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readDocument } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';

const storedKey = z.object({ id: z.string(), version: z.literal(1), secret: z.string() });

/**
 * Tickets that stand in for a token where a browser tab cannot send one. A ticket is
 * `{school}.{expiry in ms}.{HMAC-SHA256 of material and expiry}`; the key is made with the school's first
 * ticket and kept in its `settings/download-tickets`, which no client can read, so that a deployment has
 * no secret to set up, and no school opens the files of another.
 */
export function createDownloadTickets(school: DocumentReference) {
  const document = school.collection('settings').doc('download-tickets');
  let key: string | null = null;

  return {
    async issue(materialId: string, expiresAt: Date): Promise<string> {
      const expiry = String(expiresAt.getTime());
      key ??= await makeKey();
      return `${school.id}.${expiry}.${sign(key, materialId, expiry)}`;
    },

    async isValid(ticket: string, materialId: string, now: Date): Promise<boolean> {
      const [schoolId, expiry = '', signature = ''] = ticket.split('.');
      if (schoolId !== school.id) return false;
      if (!/^\d{1,15}$/.test(expiry) || Number(expiry) < now.getTime()) return false;
      key ??= await findKey();
      // Where no ticket was ever given, or no school is: a ticket that somebody made up makes no key.
      if (key === null) return false;
      const expected = Buffer.from(sign(key, materialId, expiry));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };

  async function findKey(): Promise<string | null> {
    return readDocument(storedKey, await document.get())?.secret ?? null;
  }

  function makeKey(): Promise<string> {
    return transact(school.firestore, async (transaction) => {
      const stored = readDocument(storedKey, await transaction.get(document));
      if (stored) return stored.secret;
      const secret = randomBytes(32).toString('base64url');
      transaction.create(document, { version: 1, secret });
      return secret;
    });
  }
}

function sign(key: string, materialId: string, expiry: string): string {
  return createHmac('sha256', key).update(`${materialId}.${expiry}`).digest('base64url');
}
