import { MAX_CLASS_TEACHERS, type TaughtClass } from '@study-assistant/contract/classes/classes';
import type { User } from '@study-assistant/contract/people/accounts';
import { requireOwnClass } from '../../domain/access.ts';
import { ApiError, forbidden, notFound } from '../../domain/api-error.ts';
import type { ActEntry } from '../../domain/audit.ts';
import type { Caller } from '../../domain/caller.ts';
import type { ClassRecord } from '../../domain/class/class-record.ts';

type Deps = {
  findClass: (id: string) => Promise<ClassRecord | null>;
  /** Writes down who came or went: both or nothing. */
  changeTeachers: (
    who: { by: Caller; id: string; teacherId: string },
    next: (record: ClassRecord | null) => ClassRecord,
    entryOf: (
      before: ClassRecord | null,
      after: ClassRecord,
      teacherName: string,
    ) => ActEntry | null,
  ) => Promise<ClassRecord>;
  /**
   * By an address in small letters that is confirmed at sign-in: what a profile says of it may be
   * somebody else's address, or one that she has given up.
   */
  findTeacherByEmail: (email: string) => Promise<User | null>;
  toAnswer: (record: ClassRecord) => Promise<{ class: TaughtClass }>;
};

export type ClassTeachersService = ReturnType<typeof createClassTeachersService>;

/** Who teaches a class beside its owner. */
export function createClassTeachersService(deps: Deps) {
  const { findClass, changeTeachers, findTeacherByEmail, toAnswer } = deps;
  return {
    /** One who teaches it already stays where she is. */
    async add(caller: Caller, id: string, email: string): Promise<{ class: TaughtClass }> {
      requireOwnClass(caller, await findClass(id));
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
      return toAnswer(await changeTeachers(who, add, toEntry));
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
      return toAnswer(await changeTeachers(who, remove, toEntry));
    },
  };
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
