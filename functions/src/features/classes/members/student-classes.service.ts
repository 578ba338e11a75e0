import type { listStudentClasses } from '@study-assistant/contract/classes/classes';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { requireSelf } from '../../../domain/access.ts';
import { notFound } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import { toSchoolClass } from '../../../domain/class/class-record.ts';
import type { ClassesRepository } from '../../../stored/classes/classes.repository.ts';
import type { MembershipsRepository } from '../../../stored/classes/memberships.repository.ts';
import type { AccountsRepository } from '../../../stored/people/accounts.repository.ts';
import type { AuditRepository } from '../../../stored/school/audit.repository.ts';

type Deps = {
  classes: Pick<ClassesRepository, 'find' | 'findMany'>;
  accounts: Pick<AccountsRepository, 'findClassIds' | 'findNames'>;
  memberships: Pick<MembershipsRepository, 'leave'>;
  audit: Pick<AuditRepository, 'prepare'>;
  clock: () => Date;
};

export type StudentClassesService = ReturnType<typeof createStudentClassesService>;

export function createStudentClassesService(deps: Deps) {
  const { classes, accounts, memberships, audit, clock } = deps;
  return {
    /** A student's own classes that run, by name. */
    async list(caller: Caller, uid: string): Promise<Answer<typeof listStudentClasses>> {
      requireSelf(caller, uid);
      const found = await classes.findMany(await accounts.findClassIds(uid));
      const running = found.filter(({ archivedAt }) => archivedAt === null);
      const teacherIds = new Set(running.flatMap((record) => record.teacherIds));
      const names = await accounts.findNames([...teacherIds]);
      const hers = running
        .map((record) => {
          const teacherNames = record.teacherIds.map((id) => names.get(id) ?? 'Teacher');
          return { ...toSchoolClass(record), teacherNames, showsMarks: record.showsMarks };
        })
        .sort((a, b) => a.name.localeCompare(b.name, 'en'));
      return { classes: hers };
    },

    /** What she has handed in stays hers, as when a teacher takes her out. */
    async leave(caller: Caller, uid: string, classId: string): Promise<object> {
      requireSelf(caller, uid);
      const name = (await classes.find(classId))?.name ?? '';
      const target = { kind: 'class', id: classId, name } as const;
      const record = await audit.prepare(caller, clock());
      const hasLeft = await memberships.leave(uid, classId, (transaction) =>
        record(transaction, { act: 'class.left', target, changes: [] }),
      );
      if (!hasLeft) throw notFound('Class not found.');
      return {};
    },
  };
}
