import { MAX_CLASSES } from '@study-assistant/contract/classes/classes';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { ClassRecord } from '../../domain/class/class-record.ts';
import { isExpired } from '../../domain/class/join-code.ts';
import { readDocument } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import type { AccountsRepository, StudentIn } from '../people/accounts.repository.ts';
import type { ClassesRepository } from './classes.repository.ts';
import type { JoinTriesRepository } from './join-tries.repository.ts';
import { classInvitationRef } from './stored-class-invitation.ts';
import { joinCodesOf, storedCode } from './stored-class.ts';

/** `not-free`: whoever adds her may not, as her account is by now. */
export type Membership = 'added' | 'member' | 'not-free' | 'too-many' | 'not-found' | 'archived';
/** What came of a code. */
export type Joined =
  | { membership: Membership; found: ClassRecord }
  | { membership: 'wrong-code' }
  | { membership: 'too-many-tries'; retryAfterSeconds: number };

type Deps = {
  classes: Pick<ClassesRepository, 'findIn'>;
  accounts: Pick<AccountsRepository, 'findStudentIn'>;
  joinTries: Pick<JoinTriesRepository, 'findIn'>;
};
type MayAdd = (student: { classIds: readonly string[]; isMadeByList: boolean }) => boolean;

export type MembershipsRepository = ReturnType<typeof createMembershipsRepository>;

/**
 * Who is in which class: `users/{uid}.classIds` says it, `students/{uid}` and `marks/{uid}` have a copy.
 * A class has no list and no counter, so thirty who join it at once do not wait for each other.
 */
export function createMembershipsRepository(
  school: DocumentReference,
  { classes, accounts, joinTries }: Deps,
) {
  const joinCodes = joinCodesOf(school);

  async function addIn(
    transaction: Transaction,
    uid: string,
    found: ClassRecord,
    mayAdd: MayAdd = () => true,
  ): Promise<Membership> {
    if (found.archivedAt !== null) return 'archived';
    const student = await accounts.findStudentIn(transaction, uid);
    if (!student) return 'not-found';
    const { classIds } = student.profile;
    if (classIds.includes(found.id)) return 'member';
    if (!mayAdd({ classIds, isMadeByList: student.isMadeByList })) return 'not-free';
    if (await isInTooMany(transaction, classIds)) return 'too-many';
    student.setClasses([...classIds, found.id]);
    return 'added';
  }

  /** Of classes that have ended there may be any number: they are of earlier years. */
  async function isInTooMany(transaction: Transaction, classIds: readonly string[]) {
    if (classIds.length < MAX_CLASSES) return false;
    const found = await Promise.all(classIds.map((id) => classes.findIn(transaction, id)));
    return found.filter((one) => one?.archivedAt === null).length >= MAX_CLASSES;
  }

  async function findByCodeIn(transaction: Transaction, code: string, now: Date) {
    const led = readDocument(storedCode, await transaction.get(joinCodes.doc(code)));
    return led !== null && !isExpired(led, now) ? classes.findIn(transaction, led.classId) : null;
  }

  return {
    /** Into a class that the transaction has read; nothing may have been written before. */
    addIn: (transaction: Transaction, uid: string, found: ClassRecord) =>
      addIn(transaction, uid, found),

    /**
     * By a code; null is one that can lead nowhere. Her wrong ones are read and counted in the same
     * transaction: so of many that she tries at once no more are looked at than one after the other.
     */
    join(uid: string, code: string | null, now: Date): Promise<Joined> {
      return transact(school.firestore, async (transaction) => {
        const tries = await joinTries.findIn(transaction, uid, now);
        const { retryAfterSeconds } = tries;
        if (retryAfterSeconds > 0) return { membership: 'too-many-tries', retryAfterSeconds };
        const found = code === null ? null : await findByCodeIn(transaction, code, now);
        if (found) return { membership: await addIn(transaction, uid, found), found };
        tries.addOne();
        return { membership: 'wrong-code' };
      });
    },

    /** @param mayAdd judges her as she is then */
    add(uid: string, classId: string, mayAdd?: MayAdd): Promise<Membership> {
      return transact(school.firestore, async (transaction) => {
        const found = await classes.findIn(transaction, classId);
        return found ? addIn(transaction, uid, found, mayAdd) : 'not-found';
      });
    },

    /** By a teacher; false where she is not in it. */
    remove: (uid: string, classId: string): Promise<boolean> =>
      takeOut(uid, classId, ({ setClasses }, left) => setClasses(left)),

    /**
     * By herself; false where she is not in it.
     *
     * @param record writes it down in the same transaction
     */
    leave: (
      uid: string,
      classId: string,
      record: (transaction: Transaction) => void,
    ): Promise<boolean> =>
      takeOut(uid, classId, ({ setOwnClasses }, left, transaction) => {
        setOwnClasses(left);
        record(transaction);
      }),
  };

  /** An invitation that she has not answered goes too: she is not asked at once to come back. */
  function takeOut(
    uid: string,
    classId: string,
    write: (student: StudentIn, left: string[], transaction: Transaction) => void,
  ): Promise<boolean> {
    return transact(school.firestore, async (transaction) => {
      const student = await accounts.findStudentIn(transaction, uid);
      if (!student?.profile.classIds.includes(classId)) return false;
      const left = student.profile.classIds.filter((id) => id !== classId);
      write(student, left, transaction);
      transaction.delete(classInvitationRef(school, classId, uid));
      return true;
    });
  }
}
