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
import type { Accepted } from '../../../stored/classes/class-invitations.repository.ts';
import type { ClassesRepository } from '../../../stored/classes/classes.repository.ts';
import { TOO_MANY_CLASSES } from '../members/membership-sentences.ts';

/** Whom an act is about, and by whom it is. */
type Act = { by: Caller; uid: string };
/** What is written down of it, once it is known which class it is. */
type EntryOf = (into: Pick<ClassRecord, 'id' | 'name'>, studentName: string) => ActEntry;

type Deps = {
  classes: Pick<ClassesRepository, 'find' | 'findMany'>;
  invitations: Pick<ClassInvitationsRepository, 'listOfStudent' | 'remove'>;
  /** Of those who are there, name and whether the account is closed, by uid. */
  findTeachers: (
    uids: readonly string[],
  ) => Promise<ReadonlyMap<string, { fullName: string; closedAt: string | null }>>;
  accept: (act: Act, id: string, entryOf: EntryOf) => Promise<Accepted>;
  /** Null where she has no such invitation. */
  withdraw: (act: Act, id: string, entryOf: EntryOf) => Promise<ClassInvitation | null>;
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
      if (!(await deps.invitations.remove(id, { studentId: uid }))) throw gone();
      return {};
    },

    /** By a teacher of the class. */
    async withdraw(caller: Caller, classId: string, id: string): Promise<object> {
      requireOwnClass(caller, await deps.classes.find(classId));
      if (!(await deps.invitations.remove(id, { classId }))) throw gone();
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
      const withdrawn = await deps.withdraw({ by: caller, uid }, id, (into, name) =>
        entryOf('class.invitation-withdrawn', into, { from: name, to: null }),
      );
      if (!withdrawn) throw gone();
      return {};
    },
  };

  async function join(act: Act, id: string): Promise<{ class: SchoolClass }> {
    const { membership, found } = await deps.accept(act, id, (into, name) =>
      entryOf('class.joined', into, { from: null, to: name }),
    );
    if (!found) throw gone();
    if (membership === 'not-found') throw notFound('Account not found.');
    if (membership === 'archived') throw new ApiError('conflict', 'This class is over.');
    if (membership === 'too-many') throw new ApiError('conflict', TOO_MANY_CLASSES);
    return { class: toSchoolClass(found) };
  }

  /** Those that can be followed: the class runs, and whoever asked her is still at the school. */
  async function listOffered(uid: string): Promise<Offered[]> {
    const waiting = await deps.invitations.listOfStudent(uid, deps.clock());
    if (waiting.length === 0) return [];
    const found = await deps.classes.findMany([...new Set(waiting.map(({ classId }) => classId))]);
    const running = new Map(
      found.filter(({ archivedAt }) => archivedAt === null).map((into) => [into.id, into]),
    );
    const uids = [
      ...waiting.map(({ teacherId }) => teacherId),
      ...[...running.values()].flatMap(({ teacherIds }) => teacherIds),
    ];
    const teachers = await deps.findTeachers([...new Set(uids)]);
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
