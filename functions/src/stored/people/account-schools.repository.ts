import type { CollectionReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { ApiError } from '../../domain/api-error.ts';
import { schoolIdSchema } from '../../domain/school/school-id.ts';
import {
  readDocument,
  readDocuments,
  storedTime,
  toStoredTime,
} from '../../platform/firestore/documents.ts';

const storedAccount = z.object({
  id: z.string(),
  version: z.literal(1),
  schoolId: schoolIdSchema,
  createdAt: storedTime,
});

/** `accounts/{uid}` of a deployment, beside all schools. */
export function accountsOf(firestore: Firestore): CollectionReference {
  return firestore.collection('accounts');
}

export type AccountSchools = ReturnType<typeof createAccountSchools>;

/** `accounts/{uid}`, beside all schools: which of them an account belongs to, since its first sign-up. */
export function createAccountSchools(firestore: Firestore) {
  const accounts = accountsOf(firestore);
  return {
    async find(uid: string): Promise<string | null> {
      return readDocument(storedAccount, await accounts.doc(uid).get())?.schoolId ?? null;
    },

    /** By uid; those that belong to none are not there. */
    async findMany(uids: readonly string[]): Promise<Map<string, string>> {
      if (uids.length === 0) return new Map();
      const found = await firestore.getAll(...uids.map((uid) => accounts.doc(uid)));
      return new Map(readDocuments(storedAccount, found).map(({ id, schoolId }) => [id, schoolId]));
    },

    /** Of these, those that belong to a school, whether or not what is stored of it can be read. */
    async findKept(uids: readonly string[]): Promise<Set<string>> {
      if (uids.length === 0) return new Set();
      const refs = uids.map((uid) => accounts.doc(uid));
      const found = await firestore.getAll(...refs, { fieldMask: [] });
      return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
    },

    async isEmpty(): Promise<boolean> {
      return (await accounts.select().limit(1).get()).empty;
    },

    /**
     * Within the transaction of a sign-up, after its reads and before its writes.
     *
     * @throws ApiError when the account is another school's by now
     */
    async keepIn(
      transaction: Transaction,
      { uid, schoolId }: { uid: string; schoolId: string },
      now: Date,
    ): Promise<void> {
      const ref = accounts.doc(uid);
      const kept = readDocument(storedAccount, await transaction.get(ref));
      if (kept && kept.schoolId !== schoolId) {
        throw new ApiError('conflict', 'This account has just been made. Please try again.');
      }
      if (!kept) transaction.create(ref, { version: 1, schoolId, createdAt: toStoredTime(now) });
    },
  };
}
