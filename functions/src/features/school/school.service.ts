import type { School, SchoolYear } from '@study-assistant/contract/school/school';
import type { ActEntry } from '../../domain/audit.ts';
import type { Caller } from '../../domain/caller.ts';

type Deps = {
  schoolId: string;
  findSchool: () => Promise<{ name: string; domains: string[] }>;
  /** Writes down that it was done, all or nothing. */
  renameSchool: (
    caller: Caller,
    name: string,
    entryOf: (before: string) => ActEntry,
  ) => Promise<void>;
  countPeople: () => Promise<School['people']>;
  /** Null where no model is asked. */
  findModelRequests: () => Promise<School['modelRequests']>;
  /** Null before the first. */
  findYear: () => Promise<SchoolYear | null>;
  teacherSignUp: School['teacherSignUp'];
  teacherDomains: readonly string[];
  retentionMonths: number;
};

export type SchoolService = ReturnType<typeof createSchoolService>;

/** The school itself, for whoever looks after it. */
export function createSchoolService(deps: Deps) {
  const { schoolId, teacherSignUp, teacherDomains, retentionMonths } = deps;
  return {
    read,

    async rename(caller: Caller, name: string): Promise<{ school: School }> {
      await deps.renameSchool(caller, name, (before) => ({
        act: 'school.changed',
        target: { kind: 'school', id: schoolId, name },
        changes: [{ field: 'name', from: before, to: name }],
      }));
      return read();
    },
  };

  async function read(): Promise<{ school: School }> {
    const [{ name, domains }, people, modelRequests, year] = await Promise.all([
      deps.findSchool(),
      deps.countPeople(),
      deps.findModelRequests(),
      deps.findYear(),
    ]);
    const settings = { teacherSignUp, teacherDomains: [...teacherDomains], retentionMonths };
    return { school: { id: schoolId, name, domains, ...settings, modelRequests, people, year } };
  }
}
