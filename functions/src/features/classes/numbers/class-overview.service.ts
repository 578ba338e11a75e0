import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import { compareBySurname } from '@study-assistant/contract/people/names';
import { requireSelf } from '../../../domain/access.ts';
import type { Caller } from '../../../domain/caller.ts';
import { toOverview } from '../../../domain/student/performance-stats.ts';
import type { StudentSummary } from '../../../domain/student/student-summary.ts';
import { mapAtMost } from '../../../platform/firestore/map-at-most.ts';
import type { SummariesRepository } from '../../../stored/attempts/summaries.repository.ts';
import type {
  ClassStudentsRepository,
  ListedStudent,
} from '../../../stored/classes/class-students.repository.ts';
import type { AccountsRepository } from '../../../stored/people/accounts.repository.ts';
import type { ChooseClasses } from './choose-classes.ts';

type Deps = {
  chooseClasses: ChooseClasses;
  classStudents: Pick<ClassStudentsRepository, 'listRows'>;
  accounts: Pick<AccountsRepository, 'countStudents' | 'findProfileIn' | 'listStudents'>;
  summaries: Pick<SummariesRepository, 'copyProfile'>;
};

export type ClassOverviewService = ReturnType<typeof createClassOverviewService>;

/** Each mend is a transaction: a whole school of them at once would wait for its own connections. */
const MENDS_AT_ONCE = 20;

export function createClassOverviewService(deps: Deps) {
  const { chooseClasses, classStudents, accounts, summaries } = deps;
  return {
    /** A row for every student of a class, or of all that the caller may see; by name. */
    async list(
      caller: Caller,
      teacherId: string,
      classId?: string,
    ): Promise<{ students: StudentOverview[] }> {
      requireSelf(caller, teacherId);
      const classIds = await chooseClasses(caller, classId);
      const students = (await (classIds ? classStudents.listRows(classIds) : readSchool()))
        .map(({ id, profile, ...totals }) => toOverview(id, profile, totals))
        .sort((a, b) => compareBySurname(a.studentName, b.studentName));
      return { students };
    },
  };

  /** One read a student. Where the copies of the profiles are not those of the accounts, they are mended. */
  async function readSchool(): Promise<ListedStudent[]> {
    const [listed, students] = await Promise.all([
      classStudents.listRows(null),
      accounts.countStudents(),
    ]);
    return listed.length === students ? listed : mendProfiles(listed);
  }

  /** Some accounts have no copy yet; an account that was removed or closed has left one. */
  async function mendProfiles(listed: readonly ListedStudent[]): Promise<ListedStudent[]> {
    const users = await accounts.listStudents();
    const known = new Set(listed.map(({ id }) => id));
    const current = new Set(users.map(({ uid }) => uid));
    const missing = users.filter(({ uid }) => !known.has(uid));
    const gone = listed.filter(({ id }) => !current.has(id));
    const [added] = await Promise.all([
      mapAtMost(MENDS_AT_ONCE, missing, addToList),
      mapAtMost(MENDS_AT_ONCE, gone, ({ id }) => copyProfile(id)),
    ]);
    const there = listed.filter(({ id }) => current.has(id));
    return [...there, ...added.filter((student) => student !== null)];
  }

  /** Copies the profile of an account as it is then, or its absence; answers with the totals. */
  function copyProfile(uid: string): Promise<StudentSummary> {
    return summaries.copyProfile(uid, (transaction) => accounts.findProfileIn(transaction, uid));
  }

  /** Null where her account has been closed meanwhile. */
  async function addToList({ uid }: { uid: string }): Promise<ListedStudent | null> {
    const { profile, ...totals } = await copyProfile(uid);
    return profile && { ...totals, id: uid, profile };
  }
}
