import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readDocument, storedTime, toStoredTime } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';

const storedCodes = z.object({
  version: z.literal(1),
  /** SHA-256 of each that was not used yet, in hexadecimal. */
  hashes: z.array(z.string()),
  madeAt: storedTime,
});

/** `recoveryCodes/{uid}` of a school: what is kept of the codes of somebody's second step. */
export function recoveryCodesOf(school: DocumentReference) {
  return school.collection('recoveryCodes');
}

export type RecoveryCodesRepository = ReturnType<typeof createRecoveryCodesRepository>;

export function createRecoveryCodesRepository(school: DocumentReference) {
  const codes = recoveryCodesOf(school);

  return {
    /** Null where none were made. */
    async find(uid: string): Promise<{ left: number; madeAt: string } | null> {
      const found = readDocument(storedCodes, await codes.doc(uid).get());
      return found && { left: found.hashes.length, madeAt: found.madeAt };
    },

    /** In place of those from before. */
    async replace(uid: string, hashes: readonly string[], now: Date): Promise<void> {
      await codes.doc(uid).set({ version: 1, hashes, madeAt: toStoredTime(now) });
    },

    /** Uses a code up; false where it is none of hers, or was used already. Of two at once one is right. */
    use(uid: string, hash: string): Promise<boolean> {
      return transact(school.firestore, async (transaction) => {
        const found = readDocument(storedCodes, await transaction.get(codes.doc(uid)));
        if (!found?.hashes.includes(hash)) return false;
        const hashes = found.hashes.filter((other) => other !== hash);
        transaction.update(codes.doc(uid), { hashes });
        return true;
      });
    },

    async remove(uid: string): Promise<void> {
      await codes.doc(uid).delete();
    },
  };
}
