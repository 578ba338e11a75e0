import { gradeSchema, type User } from '@study-assistant/contract/accounts';
import { roleSchema } from '@study-assistant/contract/roles';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { EMPTY_SUMMARY, type StudentProfile } from '../../domain/student/student-summary.ts';
import { readDocument, readDocuments, toStoredTime } from '../../platform/documents.ts';
import { createAccountSchools } from './account-schools.repository.ts';

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

/** `users/{uid}`: a person's profile, with a copy of a student's in `students/{uid}` for class lists. */
export function createAccountsRepository(school: DocumentReference) {
  const users = school.collection('users');
  const students = school.collection('students');
  const accountSchools = createAccountSchools(school.firestore);
  const ofStudents = users.where('userType', '==', 'student');

  return {
    async find(uid: string): Promise<User | null> {
      return readDocument(storedProfile, await users.doc(uid).get());
    },

    /** What `students/{uid}` has a copy of; null where there is no student's account. */
    async findProfileIn(transaction: Transaction, uid: string): Promise<StudentProfile | null> {
      const user = readDocument(storedProfile, await transaction.get(users.doc(uid)));
      return user?.userType === 'student' ? toCopy(user) : null;
    },

    /** Full names by uid; an account that is gone has none. */
    async findNames(uids: readonly string[]): Promise<Map<string, string>> {
      if (uids.length === 0) return new Map();
      const found = await school.firestore.getAll(...uids.map((uid) => users.doc(uid)));
      const profiles = readDocuments(storedProfile, found);
      return new Map(profiles.map(({ uid, fullName }) => [uid, fullName]));
    },

    async countStudents(): Promise<number> {
      return (await ofStudents.count().get()).data().count;
    },

    async listStudents(): Promise<User[]> {
      return readDocuments(storedProfile, (await ofStudents.get()).docs);
    },

    /**
     * Stores a profile unless one with another role is there, and answers the one that stands
     * afterwards, so that two sign-ups at once cannot end with two roles. The first one also says for
     * good that the account belongs to this school.
     */
    save(user: User, now: Date): Promise<User> {
      const { uid, ...fields } = user;
      return school.firestore.runTransaction(async (transaction) => {
        const [profile, summary] = await Promise.all([
          transaction.get(users.doc(uid)),
          transaction.get(students.doc(uid)),
        ]);
        const stored = readDocument(storedProfile, profile);
        if (stored && stored.userType !== user.userType) return stored;
        if (!stored) await accountSchools.keepIn(transaction, { uid, schoolId: school.id }, now);
        const times = stored ? {} : { createdAt: toStoredTime(now) };
        transaction.set(users.doc(uid), { version: 1, ...fields, ...times }, { merge: true });
        if (user.userType === 'student') {
          const copy = { profile: toCopy(user) };
          if (summary.exists) transaction.update(students.doc(uid), copy);
          else transaction.create(students.doc(uid), { ...EMPTY_SUMMARY, ...copy });
        }
        return user;
      });
    },
  };
}

function toCopy({ fullName, email, currentGrade }: User): StudentProfile {
  return { fullName, email, currentGrade };
}
