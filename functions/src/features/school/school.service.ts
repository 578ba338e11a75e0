import type { School } from '@study-assistant/contract/school/school';
import type { Caller } from '../../domain/caller.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { MembersRepository } from '../../stored/people/members.repository.ts';
import type { AuditRepository } from '../../stored/school/audit.repository.ts';
import type { SchoolRepository } from '../../stored/school/school.repository.ts';
import type { YearChangesRepository } from '../../stored/school/year-changes.repository.ts';

type Deps = {
  schoolId: string;
  ownSchool: Pick<SchoolRepository, 'find' | 'rename'>;
  members: Pick<MembersRepository, 'countPeople'>;
  yearChanges: Pick<YearChangesRepository, 'findNewest'>;
  audit: Pick<AuditRepository, 'prepare'>;
  /** Null where no model is asked. */
  findModelRequests: () => Promise<School['modelRequests']>;
  config: Pick<Config, 'teacherSignUp' | 'teacherDomains' | 'retentionMonths'>;
  clock: () => Date;
};

export type SchoolService = ReturnType<typeof createSchoolService>;

/** The school itself, for whoever looks after it. */
export function createSchoolService(deps: Deps) {
  const { schoolId, ownSchool, members, yearChanges, audit, clock } = deps;
  return {
    read,

    async rename(caller: Caller, name: string): Promise<{ school: School }> {
      const now = clock();
      const record = await audit.prepare(caller, now);
      await ownSchool.rename(name, now, (transaction, before) => {
        record(transaction, {
          act: 'school.changed',
          target: { kind: 'school', id: schoolId, name },
          changes: [{ field: 'name', from: before, to: name }],
        });
      });
      return read();
    },
  };

  async function read(): Promise<{ school: School }> {
    const [{ name, domains }, people, modelRequests, newest] = await Promise.all([
      ownSchool.find(),
      members.countPeople(),
      deps.findModelRequests(),
      yearChanges.findNewest(),
    ]);
    const { teacherSignUp, teacherDomains, retentionMonths } = deps.config;
    const settings = { teacherSignUp, teacherDomains: [...teacherDomains], retentionMonths };
    const year = newest && { name: newest.name, startedAt: newest.startedAt };
    return { school: { id: schoolId, name, domains, ...settings, modelRequests, people, year } };
  }
}
