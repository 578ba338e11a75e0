import type { listStudentClasses } from '@study-assistant/contract/classes/classes';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { requireSelf } from '../../../domain/access.ts';
import { notFound } from '../../../domain/api-error.ts';
import type { ActEntry } from '../../../domain/audit.ts';
import type { Caller } from '../../../domain/caller.ts';
import { toSchoolClass, type ClassRecord } from '../../../domain/class/class-record.ts';

type Deps = {
  findClass: (id: string) => Promise<ClassRecord | null>;
  findClassIds: (uid: string) => Promise<string[]>;
  /** Those that are there. */
  findClasses: (ids: readonly string[]) => Promise<ClassRecord[]>;
  /** Full names by uid. */
  findNames: (uids: readonly string[]) => Promise<Map<string, string>>;
  /** With what is written down of it; false where she is not in it. */
  leaveClass: (student: Caller, classId: string, entry: ActEntry) => Promise<boolean>;
};

export type StudentClassesService = ReturnType<typeof createStudentClassesService>;

export function createStudentClassesService(deps: Deps) {
  const { findClass, findClassIds, findClasses, findNames, leaveClass } = deps;
  return {
    /** A student's own classes that run, by name. */
    async list(caller: Caller, uid: string): Promise<Answer<typeof listStudentClasses>> {
      requireSelf(caller, uid);
      const found = await findClasses(await findClassIds(uid));
      const running = found.filter(({ archivedAt }) => archivedAt === null);
      const names = await findNames([...new Set(running.flatMap(({ teacherIds }) => teacherIds))]);
      const classes = running
        .map((record) => {
          const teacherNames = record.teacherIds.map((id) => names.get(id) ?? 'Teacher');
          return { ...toSchoolClass(record), teacherNames };
        })
        .sort((a, b) => a.name.localeCompare(b.name, 'en'));
      return { classes };
    },

    /** What she has handed in stays hers, as when a teacher takes her out. */
    async leave(caller: Caller, uid: string, classId: string): Promise<object> {
      requireSelf(caller, uid);
      const name = (await findClass(classId))?.name ?? '';
      const target = { kind: 'class', id: classId, name } as const;
      const hasLeft = await leaveClass(caller, classId, { act: 'class.left', target, changes: [] });
      if (!hasLeft) throw notFound('Class not found.');
      return {};
    },
  };
}
