import type { ClassOffer } from '@study-assistant/contract/classes/class-invitations';
import type { SchoolClass } from '@study-assistant/contract/classes/class-list';
import type { PersonInvitation } from '@study-assistant/contract/people/people';
import { requireOwnClass, requireSelf } from '../../../domain/access.ts';
import { ApiError, notFound } from '../../../domain/api-error.ts';
import type { ActEntry } from '../../../domain/audit.ts';
import type { Caller } from '../../../domain/caller.ts';
import {
  toPersonInvitation,
  type ClassInvitation,
} from '../../../domain/class/class-invitation.ts';
import { toSchoolClass, type ClassRecord } from '../../../domain/class/class-record.ts';
import type { ClassInvitationsRepository } from '../../../stored/classes/class-invitations.repository.ts';
import type { ClassesRepository } from '../../../stored/classes/classes.repository.ts';
import type { AccountsRepository } from '../../../stored/people/accounts.repository.ts';
import type { AuditRepository } from '../../../stored/school/audit.repository.ts';
import { TOO_MANY_CLASSES } from '../members/membership-sentences.ts';

/** Whom an act is about, and by whom it is. */
type Act = { by: Caller; uid: string };
/** What is written down of it, once it is known which class it is. */
type EntryOf = (into: Pick<ClassRecord, 'id' | 'name'>, studentName: string) => ActEntry;

type Deps = {
  classes: Pick<ClassesRepository, 'find' | 'findMany'>;
  classInvitations: Pick<ClassInvitationsRepository, 'accept' | 'listOfStudent' | 'remove'>;
  accounts: Pick<AccountsRepository, 'findMembers' | 'findName'>;
  audit: Pick<AuditRepository, 'prepare'>;
  clock: () => Date;
};

type Offered = {
  invitation: ClassInvitation;
  into: ClassRecord;
  invitedBy: string;
  teacherNames: string[];
};

export type ClassInvitationsService = ReturnType<typeof createClassInvitationsService>;

/** Invitations into classes: offered to the student, seen by her teachers to be, settled by an admin. */
export function createClassInvitationsService(deps: Deps) {
  const { classes, classInvitations, accounts, audit, clock } = deps;
  return {
    /** Newest first. */
    async listOffers(caller: Caller, uid: string): Promise<{ invitations: ClassOffer[] }> {
      requireSelf(caller, uid);
      const offered = await listOffered(uid);
      return { invitations: offered.map(toOffer) };
    },

    async accept(caller: Caller, uid: string, id: string): Promise<{ class: SchoolClass }> {
      requireSelf(caller, uid);
      return join({ by: caller, uid }, id);
    },

    async decline(caller: Caller, uid: string, id: string): Promise<object> {
      requireSelf(caller, uid);
      if (!(await classInvitations.remove(id, { studentId: uid }))) throw gone();
      return {};
    },

    /** By a teacher of the class. */
    async withdraw(caller: Caller, classId: string, id: string): Promise<object> {
      requireOwnClass(caller, await classes.find(classId));
      if (!(await classInvitations.remove(id, { classId }))) throw gone();
      return {};
    },

    /** For whoever looks after the school; newest first. */
    async listOfPerson(uid: string): Promise<PersonInvitation[]> {
      const offered = await listOffered(uid);
      return offered.map(({ invitation, into, invitedBy }) =>
        toPersonInvitation(invitation, into, invitedBy),
      );
    },

    acceptFor: (caller: Caller, uid: string, id: string) => join({ by: caller, uid }, id),

    async withdrawFor(caller: Caller, uid: string, id: string): Promise<object> {
      const withdrawn = await remove({ by: caller, uid }, id, (into, name) =>
        entryOf('class.invitation-withdrawn', into, { from: name, to: null }),
      );
      if (!withdrawn) throw gone();
      return {};
    },
  };

  async function join(act: Act, id: string): Promise<{ class: SchoolClass }> {
    const now = clock();
    const { uid: studentId } = act;
    const record = await prepare(act, now, (into, name) =>
      entryOf('class.joined', into, { from: null, to: name }),
    );
    const { membership, found } = await classInvitations.accept({ id, studentId, now }, record);
    if (!found) throw gone();
    if (membership === 'not-found') throw notFound('Account not found.');
    if (membership === 'archived') throw new ApiError('conflict', 'This class is over.');
    if (membership === 'too-many') throw new ApiError('conflict', TOO_MANY_CLASSES);
    return { class: toSchoolClass(found) };
  }

  /** False where she has no such invitation. */
  async function remove(act: Act, id: string, entryIn: EntryOf): Promise<boolean> {
    const { uid: studentId } = act;
    const now = clock();
    const record = await prepare(act, now, entryIn);
    const waiting = await classInvitations.listOfStudent(studentId, now);
    const classId = waiting.find((one) => one.id === id)?.classId;
    const into = classId === undefined ? null : await classes.find(classId);
    if (!into) return false;
    const removed = await classInvitations.remove(id, { studentId }, (transaction) =>
      record(transaction, into),
    );
    return removed !== null;
  }

  /** Reads the names that are written down before the transaction begins. */
  async function prepare({ by, uid }: Act, now: Date, entryIn: EntryOf) {
    const [record, name] = await Promise.all([audit.prepare(by, now), accounts.findName(uid)]);
    type Transaction = Parameters<typeof record>[0];
    return (transaction: Transaction, into: Pick<ClassRecord, 'id' | 'name'>): void =>
      record(transaction, { ...entryIn(into, name), alsoAbout: [uid] });
  }

  /** Those that can be followed: the class runs, and whoever asked her is still at the school. */
  async function listOffered(uid: string): Promise<Offered[]> {
    const waiting = await classInvitations.listOfStudent(uid, clock());
    if (waiting.length === 0) return [];
    const found = await classes.findMany([...new Set(waiting.map(({ classId }) => classId))]);
    const running = new Map(
      found.filter(({ archivedAt }) => archivedAt === null).map((into) => [into.id, into]),
    );
    const uids = [
      ...waiting.map(({ teacherId }) => teacherId),
      ...[...running.values()].flatMap(({ teacherIds }) => teacherIds),
    ];
    const teachers = await accounts.findMembers([...new Set(uids)]);
    const nameOf = (teacherId: string) => teachers.get(teacherId)?.fullName ?? 'Teacher';
    return waiting.flatMap((invitation) => {
      const into = running.get(invitation.classId);
      if (!into || teachers.get(invitation.teacherId)?.closedAt !== null) return [];
      const invitedBy = nameOf(invitation.teacherId);
      return [{ invitation, into, invitedBy, teacherNames: into.teacherIds.map(nameOf) }];
    });
  }
}

function toOffer({ invitation, into, teacherNames }: Offered): ClassOffer {
  const { id, invitedAt, expiresAt } = invitation;
  const { name, subject, grade } = into;
  return { id, name, subject, grade, teacherNames, invitedAt, expiresAt };
}

function entryOf(
  act: ActEntry['act'],
  { id, name }: Pick<ClassRecord, 'id' | 'name'>,
  change: { from: string | null; to: string | null },
): ActEntry {
  return { act, target: { kind: 'class', id, name }, changes: [{ field: 'student', ...change }] };
}

function gone(): ApiError {
  return notFound('This invitation is no longer there.');
}
