import type { User } from '@study-assistant/contract/accounts';
import { MAX_CLASS_TEACHERS, type TaughtClass } from '@study-assistant/contract/classes';
import { requireOwnClass } from '../../domain/access.ts';
import { ApiError, forbidden, notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import type { ClassRecord } from '../../domain/class/class-record.ts';

type Deps = {
  findClass: (id: string) => Promise<ClassRecord | null>;
  changeClass: (
    id: string,
    next: (record: ClassRecord | null) => ClassRecord,
  ) => Promise<ClassRecord>;
  /** By an address in small letters. */
  findTeacherByEmail: (email: string) => Promise<User | null>;
  toAnswer: (record: ClassRecord) => Promise<{ class: TaughtClass }>;
};

export type ClassTeachersService = ReturnType<typeof createClassTeachersService>;

/** Who teaches a class beside its owner. */
export function createClassTeachersService(deps: Deps) {
  const { findClass, changeClass, findTeacherByEmail, toAnswer } = deps;
  return {
    /** One who teaches it already stays where she is. */
    async add(caller: Caller, id: string, email: string): Promise<{ class: TaughtClass }> {
      requireOwnClass(caller, await findClass(id));
      const teacher = await findTeacherByEmail(email.toLowerCase());
      if (!teacher) throw notFound('There is no teacher with this address at your school.');
      const record = await changeClass(id, (found) => {
        const before = requireOwnClass(caller, found);
        const teacherIds = [...new Set([...before.teacherIds, teacher.uid])];
        if (teacherIds.length <= MAX_CLASS_TEACHERS) return { ...before, teacherIds };
        throw new ApiError('conflict', `A class has at most ${MAX_CLASS_TEACHERS} teachers.`);
      });
      return toAnswer(record);
    },

    /** The owner takes out anyone but herself, a co-teacher herself alone. */
    async remove(caller: Caller, id: string, uid: string): Promise<{ class: TaughtClass }> {
      const record = await changeClass(id, (found) => {
        const before = requireOwnClass(caller, found);
        const [owner] = before.teacherIds;
        if (!before.teacherIds.includes(uid)) throw notFound('Teacher not found.');
        if (uid === owner) throw new ApiError('conflict', 'The owner of a class stays with it.');
        if (caller.uid !== owner && caller.uid !== uid) {
          throw forbidden('Only the owner of the class can take out another teacher.');
        }
        return { ...before, teacherIds: before.teacherIds.filter((one) => one !== uid) };
      });
      return toAnswer(record);
    },
  };
}
