import type { listStudentClasses } from '@study-assistant/contract/classes/classes';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { requireSelf } from '../../../domain/access.ts';
import type { Caller } from '../../../domain/caller.ts';
import { toSchoolClass, type ClassRecord } from '../../../domain/class/class-record.ts';

type Deps = {
  findClassIds: (uid: string) => Promise<string[]>;
  /** Those that are there. */
  findClasses: (ids: readonly string[]) => Promise<ClassRecord[]>;
  /** Full names by uid. */
  findNames: (uids: readonly string[]) => Promise<Map<string, string>>;
};

export type StudentClassesService = ReturnType<typeof createStudentClassesService>;

export function createStudentClassesService({ findClassIds, findClasses, findNames }: Deps) {
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
  };
}
