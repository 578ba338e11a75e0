import { MAX_CLASS_TEACHERS, type TaughtClass } from '@study-assistant/contract/classes/classes';
import { requireOwnClass } from '../../domain/access.ts';
import type { Member } from '../../domain/account/member.ts';
import { ApiError, forbidden, notFound } from '../../domain/api-error.ts';
import type { ActEntry } from '../../domain/audit.ts';
import type { Caller } from '../../domain/caller.ts';
import type { ClassRecord } from '../../domain/class/class-record.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { AuditRepository } from '../../stored/school/audit.repository.ts';

type Deps = {
  classes: Pick<ClassesRepository, 'find' | 'change'>;
  accounts: Pick<AccountsRepository, 'findMember' | 'findName'>;
  audit: Pick<AuditRepository, 'prepare'>;
  identity: Pick<Identity, 'findByEmails'>;
  toAnswer: (record: ClassRecord) => Promise<{ class: TaughtClass }>;
  clock: () => Date;
};

export type ClassTeachersService = ReturnType<typeof createClassTeachersService>;

/** Who teaches a class beside its owner. */
export function createClassTeachersService(deps: Deps) {
  const { classes, accounts, audit, identity, toAnswer, clock } = deps;
  return {
    /** One who teaches it already stays where she is. */
    async add(caller: Caller, id: string, email: string): Promise<{ class: TaughtClass }> {
      requireOwnClass(caller, await classes.find(id));
      const teacher = await findTeacherByEmail(email.toLowerCase());
      if (!teacher)
        throw notFound(
          'There is no teacher with this address at your school, or she has not confirmed it yet.',
        );
      const who = { by: caller, id, teacherId: teacher.uid };
      const add = (found: ClassRecord | null) => {
        const before = requireOwnClass(caller, found);
        const teacherIds = [...new Set([...before.teacherIds, teacher.uid])];
        if (teacherIds.length <= MAX_CLASS_TEACHERS) return { ...before, teacherIds };
        throw new ApiError('conflict', `A class has at most ${MAX_CLASS_TEACHERS} teachers.`);
      };
      return toAnswer(await changeTeachers(who, add));
    },

    /** The owner takes out anyone but herself, a co-teacher herself alone. */
    async remove(caller: Caller, id: string, uid: string): Promise<{ class: TaughtClass }> {
      const who = { by: caller, id, teacherId: uid };
      const remove = (found: ClassRecord | null) => {
        const before = requireOwnClass(caller, found);
        const [owner] = before.teacherIds;
        if (!before.teacherIds.includes(uid)) throw notFound('Teacher not found.');
        if (uid === owner) throw new ApiError('conflict', 'The owner of a class stays with it.');
        if (caller.uid !== owner && caller.uid !== uid) {
          throw forbidden('Only the owner of the class can take out another teacher.');
        }
        return { ...before, teacherIds: before.teacherIds.filter((one) => one !== uid) };
      };
      return toAnswer(await changeTeachers(who, remove));
    },
  };

  /** Writes down who came or went: both or nothing. */
  async function changeTeachers(
    { by, id, teacherId }: { by: Caller; id: string; teacherId: string },
    next: (record: ClassRecord | null) => ClassRecord,
  ): Promise<ClassRecord> {
    const [record, name] = await Promise.all([
      audit.prepare(by, clock()),
      accounts.findName(teacherId),
    ]);
    return classes.change(id, next, (transaction, before, after) => {
      const entry = toEntry(before, after, name);
      if (entry) record(transaction, { ...entry, alsoAbout: [teacherId] });
    });
  }

  /**
   * By an address in small letters that is confirmed at sign-in: what a profile says of it may be
   * somebody else's address, or one that she has given up.
   */
  async function findTeacherByEmail(email: string): Promise<Member | null> {
    const [account] = await identity.findByEmails([email]);
    if (!account?.isEmailVerified || account.isClosed) return null;
    const member = await accounts.findMember(account.uid);
    return member?.userType === 'teacher' && member.closedAt === null ? member : null;
  }
}

/** Null where she taught it before, and still does. */
function toEntry(
  before: ClassRecord | null,
  after: ClassRecord,
  teacherName: string,
): ActEntry | null {
  const isMore = after.teacherIds.length > (before?.teacherIds.length ?? 0);
  if (after.teacherIds.length === before?.teacherIds.length) return null;
  const change = isMore ? { from: null, to: teacherName } : { from: teacherName, to: null };
  return {
    act: 'class.teachers-changed',
    target: { kind: 'class', id: after.id, name: after.name },
    changes: [{ field: 'teacher', ...change }],
  };
}
