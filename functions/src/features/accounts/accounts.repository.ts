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
    classIds: z._default(z.array(z.string()), []),
  }),
  z.transform(({ id, version: _version, ...profile }): Member => ({ uid: id, ...profile })),
);

/** A person with the classes that she is a student of. */
export type Member = User & { classIds: string[] };

/** A student within a transaction that has read her, and what changes her profile everywhere. */
export type StudentIn = {
  profile: StudentProfile;
  setClasses: (classIds: string[]) => void;
};

/**
 * `users/{uid}`: a person's profile. Of a student's there is a copy in `students/{uid}` for class lists,
 * and in `marks/{uid}` for markbooks once she has been in a class.
 */
export function createAccountsRepository(school: DocumentReference) {
  const users = school.collection('users');
  const students = school.collection('students');
  const marks = school.collection('marks');
  const accountSchools = createAccountSchools(school.firestore);
  const ofStudents = users.where('userType', '==', 'student');

  async function find(uid: string): Promise<Member | null> {
    return readDocument(storedProfile, await users.doc(uid).get());
  }

  function writeCopies(transaction: Transaction, member: Member, hasTotals: boolean): void {
    const copy = { profile: toCopy(member) };
    if (hasTotals) transaction.update(students.doc(member.uid), copy);
    else transaction.create(students.doc(member.uid), { ...EMPTY_SUMMARY, ...copy });
  }

  /** What else is in the document stays. */
  function writeMarks(transaction: Transaction, { uid, fullName, classIds }: Member): void {
    const head = { version: 1, studentId: uid, fullName, classIds };
    transaction.set(marks.doc(uid), head, { merge: true });
  }

  return {
    async find(uid: string): Promise<User | null> {
      const member = await find(uid);
      return member && toUser(member);
    },

    /** The classes of a student; none of anybody else. */
    async findClassIds(uid: string): Promise<string[]> {
      return (await find(uid))?.classIds ?? [];
    },

    /** The teacher who signs in with this address. */
    async findTeacherByEmail(email: string): Promise<User | null> {
      const teachers = users.where('userType', '==', 'teacher').where('email', '==', email);
      const [found] = readDocuments(storedProfile, (await teachers.limit(1).get()).docs);
      return found ? toUser(found) : null;
    },

    /** Those that are there, by uid. */
    async findMembers(uids: readonly string[]): Promise<Map<string, Member>> {
      if (uids.length === 0) return new Map();
      const found = await school.firestore.getAll(...uids.map((uid) => users.doc(uid)));
      return new Map(readDocuments(storedProfile, found).map((member) => [member.uid, member]));
    },

    /** Null where there is no student's account. Nothing may have been written before. */
    async findStudentIn(transaction: Transaction, uid: string): Promise<StudentIn | null> {
      const [user, totals] = await transaction.getAll(users.doc(uid), students.doc(uid));
      const member = user && readDocument(storedProfile, user);
      if (member?.userType !== 'student') return null;
      return {
        profile: toCopy(member),
        setClasses(classIds) {
          const changed = { ...member, classIds };
          transaction.update(users.doc(uid), { classIds });
          writeCopies(transaction, changed, totals?.exists ?? false);
          writeMarks(transaction, changed);
        },
      };
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

    /** The schools of accounts, by uid. */
    findSchools: (uids: readonly string[]) => accountSchools.findMany(uids),

    async countStudents(): Promise<number> {
      return (await ofStudents.count().get()).data().count;
    },

    async listStudents(): Promise<Member[]> {
      return readDocuments(storedProfile, (await ofStudents.get()).docs);
    },

    /** Name and classes as they are when they are written; who is no student is in no class. */
    async copyToMarks(uid: string): Promise<void> {
      await school.firestore.runTransaction(async (transaction) => {
        const user = readDocument(storedProfile, await transaction.get(users.doc(uid)));
        if (user?.userType === 'student') writeMarks(transaction, user);
        else transaction.update(marks.doc(uid), { classIds: [] });
      });
    },

    /**
     * Stores a profile unless one with another role is there, and answers the one that stands
     * afterwards, so that two sign-ups at once cannot end with two roles. The first one also says for
     * good that the account belongs to this school.
     */
    save(user: User, now: Date): Promise<User> {
      const { uid, email, fullName, userType, currentGrade } = user;
      const fields = { email, fullName, userType, currentGrade };
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
          const member = { ...user, classIds: stored?.classIds ?? [] };
          writeCopies(transaction, member, summary.exists);
          if (member.classIds.length > 0) writeMarks(transaction, member);
        }
        return user;
      });
    },
  };
}

function toCopy({ fullName, email, currentGrade, classIds }: Member): StudentProfile {
  return { fullName, email, currentGrade, classIds };
}

function toUser({ classIds: _classIds, ...user }: Member): User {
  return user;
}
