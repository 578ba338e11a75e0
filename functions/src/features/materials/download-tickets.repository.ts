import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readDocument } from '../../platform/documents.ts';

const storedKey = z.object({ id: z.string(), version: z.literal(1), secret: z.string() });

/**
 * Tickets that stand in for a token where a browser tab cannot send one. A ticket is
 * `{expiry in ms}.{HMAC-SHA256 of material and expiry}`; the key is made by the first instance and
 * kept in `settings/download-tickets`, which no client can read, so that a deployment has no
 * secret to set up.
 */
export function createDownloadTickets(firestore: Firestore) {
  const document = firestore.collection('settings').doc('download-tickets');
  let key: Promise<string> | null = null;

  return {
    async issue(materialId: string, expiresAt: Date): Promise<string> {
      const expiry = String(expiresAt.getTime());
      return `${expiry}.${await sign(materialId, expiry)}`;
    },

    async isValid(ticket: string, materialId: string, now: Date): Promise<boolean> {
      const [expiry = '', signature = ''] = ticket.split('.');
      if (!/^\d{1,15}$/.test(expiry) || Number(expiry) < now.getTime()) return false;
      const expected = Buffer.from(await sign(materialId, expiry));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };

  async function sign(materialId: string, expiry: string): Promise<string> {
    key ??= readKey();
    // A failed read is not kept: the next call tries again.
    key.catch(() => (key = null));
    return createHmac('sha256', await key)
      .update(`${materialId}.${expiry}`)
      .digest('base64url');
  }

  function readKey(): Promise<string> {
    return firestore.runTransaction(async (transaction) => {
      const stored = readDocument(storedKey, await transaction.get(document));
      if (stored) return stored.secret;
      const secret = randomBytes(32).toString('base64url');
      transaction.create(document, { version: 1, secret });
      return secret;
    });
  }
}
