import type { User } from '@study-assistant/contract/accounts';
import type { StudentOverview } from '@study-assistant/contract/students';
import { requireSelf } from '../../domain/access.ts';
import type { Caller } from '../../domain/caller.ts';
import { toOverview } from '../../domain/student/performance-stats.ts';
import type { StudentProfile, StudentSummary } from '../../domain/student/student-summary.ts';

type Totals = { id: string } & Pick<
  StudentSummary,
  'profile' | 'attempts' | 'percentageSum' | 'completedResources' | 'totalResources'
>;
type Listed = Totals & { profile: StudentProfile };

type Deps = {
  listTotals: () => Promise<Totals[]>;
  setProfile: (uid: string, profile: StudentProfile | null) => Promise<void>;
  countStudents: () => Promise<number>;
  listStudents: () => Promise<User[]>;
};

export type ClassOverviewService = ReturnType<typeof createClassOverviewService>;

export function createClassOverviewService(deps: Deps) {
  return {
    /** A row for every student of the school, by name. */
    async list(caller: Caller, teacherId: string): Promise<{ students: StudentOverview[] }> {
      requireSelf(caller, teacherId);
      const students = (await readClass())
        .map(({ id, profile, ...totals }) => toOverview(id, profile, totals))
        .sort((a, b) => a.studentName.localeCompare(b.studentName, 'en'));
      return { students };
    },
  };

  /** One read a student. Where the copies of the profiles are not those of the accounts, they are mended. */
  async function readClass(): Promise<Listed[]> {
    const [totals, students] = await Promise.all([deps.listTotals(), deps.countStudents()]);
    const listed = totals.filter(hasProfile);
    if (listed.length === students) return listed;
    await mendProfiles(listed);
    return (await deps.listTotals()).filter(hasProfile);
  }

  /** Accounts of an earlier release have no copy yet; an account that was removed has left one. */
  async function mendProfiles(listed: readonly Listed[]): Promise<void> {
    const users = await deps.listStudents();
    const [known, current] = [idsOf(listed), new Set(users.map(({ uid }) => uid))];
    const missing = users.filter(({ uid }) => !known.has(uid));
    const gone = listed.filter(({ id }) => !current.has(id));
    await Promise.all([
      ...missing.map(({ uid, fullName, email, currentGrade }) =>
        deps.setProfile(uid, { fullName, email, currentGrade }),
      ),
      ...gone.map(({ id }) => deps.setProfile(id, null)),
    ]);
  }
}

function idsOf(listed: readonly Listed[]): Set<string> {
  return new Set(listed.map(({ id }) => id));
}

function hasProfile(totals: Totals): totals is Listed {
  return totals.profile !== null;
}
