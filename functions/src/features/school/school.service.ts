import type { changeSchool, School } from '@study-assistant/contract/school/school';
import type { Parsed } from '@study-assistant/contract/wire/endpoint';
import {
  isOwnWay,
  takeOnly,
  takesProvider,
  type ProviderRules,
} from '../../domain/account/sign-in-way.ts';
import { ApiError } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { MembersRepository } from '../../stored/people/members.repository.ts';
import type { AuditRepository } from '../../stored/school/audit.repository.ts';
import type { SchoolRepository } from '../../stored/school/school.repository.ts';
import type { YearChangesRepository } from '../../stored/school/year-changes.repository.ts';

type Deps = {
  schoolId: string;
  ownSchool: Pick<SchoolRepository, 'find' | 'rename' | 'changeProviders'>;
  members: Pick<MembersRepository, 'countPeople'>;
  yearChanges: Pick<YearChangesRepository, 'findNewest'>;
  audit: Pick<AuditRepository, 'prepare'>;
  /** Null where no model is asked. */
  findModelRequests: () => Promise<School['modelRequests']>;
  config: Pick<Config, 'teacherSignUp' | 'teacherDomains' | 'retentionMonths' | 'signInProviders'>;
  clock: () => Date;
};

export type SchoolService = ReturnType<typeof createSchoolService>;

/** The school itself, for whoever looks after it. */
export function createSchoolService(deps: Deps) {
  const { schoolId, ownSchool, members, yearChanges, audit, config, clock } = deps;
  return {
    read,

    async change(
      caller: Caller,
      { name, signInProviders }: Parsed<typeof changeSchool>['body'],
    ): Promise<{ school: School }> {
      if (signInProviders !== undefined) await takeProviders(caller, signInProviders);
      if (name !== undefined) await rename(caller, name);
      return read();
    },
  };

  async function rename(caller: Caller, name: string): Promise<void> {
    const now = clock();
    const record = await audit.prepare(caller, now);
    await ownSchool.rename(name, now, (transaction, before) => {
      record(transaction, {
        act: 'school.changed',
        target: { kind: 'school', id: schoolId, name },
        changes: [{ field: 'name', from: before, to: name }],
      });
    });
  }

  /** What is said of a way beside whether it is taken, such as its domains, stays. */
  async function takeProviders(caller: Caller, ids: readonly string[]): Promise<void> {
    const unknown = ids.find((id) => !config.signInProviders.some((one) => one.id === id));
    if (unknown !== undefined) {
      throw new ApiError('invalid-request', 'There is no such way to sign in here.');
    }
    if (!isOwnWay(caller.way) && !ids.includes(caller.way.provider)) throw wouldLockOut();
    const now = clock();
    const record = await audit.prepare(caller, now);
    await ownSchool.changeProviders(
      (rules) => takeOnly(ids, rules),
      now,
      (transaction, { name, before, after }) => {
        record(transaction, {
          act: 'school.changed',
          target: { kind: 'school', id: schoolId, name },
          changes: [{ field: 'sign-in', from: sayTaken(before), to: sayTaken(after) }],
        });
      },
    );
  }

  /** How the audit names the ways that a school takes. */
  function sayTaken(rules: ProviderRules): string {
    const taken = config.signInProviders.filter(({ id }) => takesProvider(rules, id));
    return taken.length === 0 ? 'none' : taken.map(({ label }) => label).join(', ');
  }

  async function read(): Promise<{ school: School }> {
    const [{ name, domains, providerRules }, people, modelRequests, newest] = await Promise.all([
      ownSchool.find(),
      members.countPeople(),
      deps.findModelRequests(),
      yearChanges.findNewest(),
    ]);
    const { teacherSignUp, teacherDomains, retentionMonths } = config;
    const signInProviders = config.signInProviders.map(({ id, label }) => ({
      ...{ id, label, isTaken: takesProvider(providerRules, id) },
      domains: [...(providerRules?.find((rule) => rule.id === id)?.domains ?? [])],
    }));
    const settings = {
      ...{ teacherSignUp, teacherDomains: [...teacherDomains], retentionMonths, signInProviders },
    };
    const year = newest && { name: newest.name, startedAt: newest.startedAt };
    return { school: { id: schoolId, name, domains, ...settings, modelRequests, people, year } };
  }
}

/** Of which she would be the first to be refused. */
function wouldLockOut(): ApiError {
  return new ApiError(
    'conflict',
    'You have signed in this way yourself. Please sign in with your e-mail address and password first.',
  );
}
