import type { User } from '@study-assistant/contract/people/accounts';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  toUser,
  type Member,
  type MemberChanges,
  type ProfileChanges,
} from '../../domain/account/member.ts';
import { accountClosed } from '../../domain/api-error.ts';
import type { StudentProfile } from '../../domain/student/student-summary.ts';
import {
  readDocument,
  readDocuments,
  readIfPossible,
  toStoredTime,
} from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { createAccountSchools } from './account-schools.repository.ts';
import { createProfileCopies, toCopy, toListed } from './profile-copies.repository.ts';
import { marksOf } from './stored-marks.ts';
import { studentsOf } from './stored-student.ts';
import { storedMember, storedUser, usersOf } from './stored-user.ts';

const storedName = z.pick(storedUser, { fullName: true });

/**
 * `isUnproven` is told by a sign-up alone: whether the address is not known to be hers. A list says
 * nothing of it, since only the owner of the address can sign in to the account that a list has made.
 */
export type NewMember = Omit<User, 'isAdmin'> & { isMadeByList?: boolean; isUnproven?: boolean };

/** Somebody within a transaction that has read her, and what changes her and her copies with her. */
export type MemberIn = {
  member: Member;
  change: (changes: MemberChanges) => Member;
};

/**
 * What comes with a first sign-up: read before anything is written, and written with the profile. An
 * invitation is used up by it.
 */
export type JoinIn = (transaction: Transaction) => Promise<{ isAdmin: boolean; write: () => void }>;

/** A student within a transaction that has read her, and what changes her profile everywhere. */
export type StudentIn = {
  profile: StudentProfile;
  isMadeByList: boolean;
  setClasses: (classIds: string[]) => void;
  /** The same where she does it: from then on she is asked before anybody adds her. */
  setOwnClasses: (classIds: string[]) => void;
};

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

/**
 * `users/{uid}`: a person's profile. Of a student's there is a copy in `students/{uid}` for class lists,
 * and in `marks/{uid}` for markbooks once she has been in a class.
 */
export function createAccountsRepository(school: DocumentReference) {
  const users = usersOf(school);
  const students = studentsOf(school);
  const marks = marksOf(school);
  const accountSchools = createAccountSchools(school.firestore);
  const copies = createProfileCopies(school);
  const ofStudents = users.where('userType', '==', 'student').where('closedAt', '==', null);

  async function find(uid: string): Promise<Member | null> {
    return readDocument(storedMember, await users.doc(uid).get());
  }

  async function findMemberIn(transaction: Transaction, uid: string): Promise<MemberIn | null> {
    const [user, totals] = await transaction.getAll(users.doc(uid), students.doc(uid));
    const member = user && readDocument(storedMember, user);
    if (!member) return null;
    return {
      member,
      change({ closedAt = member.closedAt, ...changes }) {
        const changed = { ...member, ...changes, closedAt };
        const time = closedAt === null ? null : toStoredTime(new Date(closedAt));
        transaction.update(users.doc(uid), { ...changes, closedAt: time });
        if (changed.userType === 'teacher') return changed;
        copies.write(transaction, changed, totals?.exists ?? false);
        const hasMarks = member.classIds.length > 0 || changed.classIds.length > 0;
        if (hasMarks) copies.writeMarks(transaction, changed);
        return changed;
      },
    };
  }

  return {
    newUid: () => users.doc().id,

    async find(uid: string): Promise<User | null> {
      const member = await find(uid);
      return member && toUser(member);
    },

    findMember: (uid: string): Promise<Member | null> => find(uid),

    async listAdmins(): Promise<Member[]> {
      return readDocuments(storedMember, (await users.where('isAdmin', '==', true).get()).docs);
    },

    /** The classes of a student; none of anybody else. */
    async findClassIds(uid: string): Promise<string[]> {
      return (await find(uid))?.classIds ?? [];
    },

    findMemberIn,

    /** Those that are there, by uid. */
    async findMembers(uids: readonly string[]): Promise<Map<string, Member>> {
      if (uids.length === 0) return new Map();
      const found = await school.firestore.getAll(...uids.map((uid) => users.doc(uid)));
      return new Map(readDocuments(storedMember, found).map((member) => [member.uid, member]));
    },

    /** Null where there is no student's account, or it is closed. Nothing may have been written before. */
    async findStudentIn(transaction: Transaction, uid: string): Promise<StudentIn | null> {
      const found = await findMemberIn(transaction, uid);
      if (found?.member.userType !== 'student' || found.member.closedAt !== null) return null;
      return {
        profile: toCopy(found.member),
        isMadeByList: found.member.isMadeByList,
        setClasses: (classIds) => void found.change({ classIds }),
        setOwnClasses: (classIds) => void found.change({ classIds, isMadeByList: false }),
      };
    },

    /**
     * What `students/{uid}` has a copy of; null where there is no student's account, where it is closed,
     * and where it cannot be read.
     */
    async findProfileIn(transaction: Transaction, uid: string): Promise<StudentProfile | null> {
      const user = readIfPossible(storedMember, await transaction.get(users.doc(uid)));
      return user?.userType === 'student' ? toListed(user) : null;
    },

    /** A full name; '' where there is no account, or its name cannot be read. */
    async findName(uid: string): Promise<string> {
      return readIfPossible(storedName, await users.doc(uid).get())?.fullName ?? '';
    },

    /** The same, as a transaction sees it. */
    async findNameIn(transaction: Transaction, uid: string): Promise<string> {
      return readIfPossible(storedName, await transaction.get(users.doc(uid)))?.fullName ?? '';
    },

    /** Full names by uid; an account that is gone has none. */
    async findNames(uids: readonly string[]): Promise<Map<string, string>> {
      if (uids.length === 0) return new Map();
      const found = await school.firestore.getAll(...uids.map((uid) => users.doc(uid)));
      const profiles = readDocuments(storedMember, found);
      return new Map(profiles.map(({ uid, fullName }) => [uid, fullName]));
    },

    /** The schools of accounts, by uid. */
    findSchools: (uids: readonly string[]) => accountSchools.findMany(uids),

    /** Those whose accounts are open, as those of the next one. */
    async countStudents(): Promise<number> {
      return (await ofStudents.count().get()).data().count;
    },

    async listStudents(): Promise<Member[]> {
      return readDocuments(storedMember, (await ofStudents.get()).docs);
    },

    /** Name and classes as they are when they are written; who is no student is in no class. */
    async copyToMarks(uid: string): Promise<void> {
      await transact(school.firestore, async (transaction) => {
        const user = readDocument(storedMember, await transaction.get(users.doc(uid)));
        if (user?.userType === 'student') copies.writeMarks(transaction, user);
        else transaction.update(marks.doc(uid), { classIds: [] });
      });
    },

    /**
     * Stores a profile unless there is one, and answers the one that stands afterwards, so that two
     * sign-ups at once cannot end with two roles, nor a list rename who is there already. The first one
     * also says for good that the account belongs to this school.
     */
    save(user: NewMember, now: Date, joinIn?: JoinIn): Promise<User> {
      const { uid, email, fullName, userType, currentGrade, isMadeByList, isUnproven } = user;
      const fields = { email, fullName, userType, currentGrade };
      return transact(school.firestore, async (transaction) => {
        const [profile, summary, namesakes] = await Promise.all([
          transaction.get(users.doc(uid)),
          transaction.get(students.doc(uid)),
          transaction.get(users.where('email', '==', email)),
        ]);
        const stored = readDocument(storedMember, profile);
        if (stored && stored.closedAt !== null) throw accountClosed();
        if (stored) return toUser(stored);
        // Who has given up her account at Auth, or its address, does not begin again what was closed.
        // Nor does who took the address of somebody else keep its owner out by having been closed.
        const isOwner = isUnproven === false;
        const closed = readDocuments(storedMember, namesakes.docs).filter(
          (other) => other.closedAt !== null && !(isOwner && other.isUnproven),
        );
        if (email !== '' && closed.length > 0) throw accountClosed();
        const joined = await joinIn?.(transaction);
        await accountSchools.keepIn(transaction, { uid, schoolId: school.id }, now);
        const isAdmin = userType === 'teacher' && (joined?.isAdmin ?? false);
        const standing = { isAdmin, createdAt: toStoredTime(now), closedAt: null };
        const origin = {
          ...(isMadeByList ? { isMadeByList } : {}),
          ...(isUnproven ? { isUnproven } : {}),
        };
        transaction.create(users.doc(uid), { version: 1, ...fields, ...standing, ...origin });
        if (userType === 'student') {
          const member = { ...user, classIds: [], closedAt: null };
          copies.write(transaction, member, summary.exists);
        }
        joined?.write();
        return isAdmin ? { ...fields, uid, isAdmin } : { ...fields, uid };
      });
    },

    /**
     * Changes a person and her copies, and answers who she is afterwards; null where there is none.
     * `next` is given her as she is then, and throws where that may not be; `write` adds to the same
     * transaction, and is not called where nothing changes.
     */
    change(
      uid: string,
      next: (member: Member) => ProfileChanges,
      write?: (transaction: Transaction, before: Member, after: Member) => void,
    ): Promise<Member | null> {
      return transact(school.firestore, async (transaction) => {
        const found = await findMemberIn(transaction, uid);
        if (!found) return null;
        const { member: before } = found;
        const changes = next(before);
        if (isSame(before, { ...before, ...changes })) return before;
        const after = found.change(changes);
        write?.(transaction, before, after);
        return after;
      });
    },
  };
}

function isSame(one: Member, other: Member): boolean {
  return (
    one.fullName === other.fullName &&
    one.currentGrade === other.currentGrade &&
    one.isAdmin === other.isAdmin &&
    one.isUnproven === other.isUnproven &&
    one.email === other.email
  );
}
