import { gradeSchema, type User } from '@study-assistant/contract/accounts';
import { roleSchema } from '@study-assistant/contract/roles';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readDocument, toStoredTime } from '../../platform/documents.ts';

const storedProfile = z.pipe(
  z.object({
    id: z.string(),
    version: z.literal(1),
    email: z.string(),
    fullName: z.string(),
    userType: roleSchema,
    currentGrade: z.nullable(gradeSchema),
  }),
  z.transform(({ id, email, fullName, userType, currentGrade }): User => {
    return { uid: id, email, fullName, userType, currentGrade };
  }),
);

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

/** `users/{uid}`: a person's profile. */
export function createAccountsRepository(firestore: Firestore) {
  const users = firestore.collection('users');
  return {
    async find(uid: string): Promise<User | null> {
      return readDocument(storedProfile, await users.doc(uid).get());
    },

    /**
     * Stores a profile unless one with another role is there, and answers the one that stands
     * afterwards, so that two sign-ups at once cannot end with two roles.
     */
    save(user: User, now: Date): Promise<User> {
      const { uid, ...fields } = user;
      return firestore.runTransaction(async (transaction) => {
        const stored = readDocument(storedProfile, await transaction.get(users.doc(uid)));
        if (stored && stored.userType !== user.userType) return stored;
        const times = stored ? {} : { createdAt: toStoredTime(now) };
        transaction.set(users.doc(uid), { version: 1, ...fields, ...times }, { merge: true });
        return user;
      });
    },
  };
}
