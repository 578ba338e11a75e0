import type { PersonInvitation } from '@study-assistant/contract/people/people';
import type { getPerson, listPeople, Person } from '@study-assistant/contract/people/people';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { idSchema } from '@study-assistant/contract/wire/text';
import type { Member } from '../../domain/account/member.ts';
import { statusOf, toPerson } from '../../domain/account/person.ts';
import { notFound } from '../../domain/api-error.ts';
import { matchesSearch } from '../../domain/matches-search.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import { readCursor, toCursor } from '../../platform/firestore/pages.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { ClosedAccountsRepository } from '../../stored/across/closed-accounts.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { MembersRepository } from '../../stored/people/members.repository.ts';

type Asked = Parsed<typeof listPeople>['query'];

type Deps = {
  members: Pick<MembersRepository, 'list'>;
  accounts: Pick<AccountsRepository, 'findMember'>;
  closedAccounts: Pick<ClosedAccountsRepository, 'countOwned'>;
  classes: Pick<ClassesRepository, 'findMany' | 'listOfTeacher'>;
  identity: Pick<Identity, 'findSignIn'>;
  /** Into classes, that a student has not answered. */
  listInvitations: (uid: string) => Promise<PersonInvitation[]>;
  config: Pick<Config, 'retentionMonths'>;
};

export type PeopleService = ReturnType<typeof createPeopleService>;

/** The database knows no part of a name: whoever is searched for is looked for among all, so many at once. */
const SEARCHED_AT_ONCE = 500;
const MAX_SEARCHED = 5000;

/** Who is at the school, for whoever looks after it. */
export function createPeopleService(deps: Deps) {
  const { members, accounts, closedAccounts, classes, identity, listInvitations } = deps;
  const { retentionMonths } = deps.config;
  return {
    /** By name. A search that has read enough says where it goes on, with what it has found so far. */
    async list({ limit, before, ...wanted }: Asked): Promise<Answer<typeof listPeople>> {
      const isSearched = wanted.status !== undefined || (wanted.search ?? '') !== '';
      const size = isSearched ? SEARCHED_AT_ONCE : limit;
      const people: Person[] = [];
      let after: string | null = readCursor(idSchema, before);
      for (let read = 0; read < MAX_SEARCHED; read += size) {
        const { found, end } = await members.list({ ...wanted, limit: size, after });
        for (const [at, member] of found.entries()) {
          if (!isWanted(member, wanted)) continue;
          people.push(toPerson(member, retentionMonths));
          if (people.length < limit) continue;
          const isEnd = end === null && at === found.length - 1;
          return { people, next: isEnd ? null : toCursor(member.uid) };
        }
        if (end === null) return { people, next: null };
        after = end;
      }
      return { people, next: toCursor(after) };
    },

    async read(uid: string): Promise<Answer<typeof getPerson>> {
      const member = await accounts.findMember(uid);
      if (!member) throw notFound('There is no such account at your school.');
      const isTeacher = member.userType === 'teacher';
      const [signIn, owns, hers, invitations] = await Promise.all([
        identity.findSignIn(uid),
        isTeacher ? closedAccounts.countOwned(uid) : NOTHING_OWNED,
        isTeacher ? classes.listOfTeacher(uid) : classes.findMany(member.classIds),
        isTeacher ? [] : listInvitations(uid),
      ]);
      return {
        person: toPerson(member, retentionMonths),
        isEmailVerified: signIn?.isEmailVerified ?? false,
        hasSignIn: signIn?.hasSignIn ?? false,
        lastSignInAt: signIn?.lastSignInAt ?? null,
        hasSecondStep: signIn?.hasSecondStep ?? false,
        owns,
        classes: hers
          .map(({ id, name }) => ({ id, name }))
          .sort((a, b) => a.name.localeCompare(b.name, 'en')),
        invitations,
      };
    },
  };
}

const NOTHING_OWNED = { quizzes: 0, materials: 0, classes: 0 };

function isWanted(member: Member, { search, role, status, grade }: Omit<Asked, 'limit'>): boolean {
  return (
    (role === undefined || member.userType === role) &&
    (grade === undefined || member.currentGrade === grade) &&
    (status === undefined || statusOf(member) === status) &&
    matchesSearch([member.fullName, member.email], search)
  );
}
