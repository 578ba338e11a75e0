import type { Member } from '../../domain/account/member.ts';
import type { ClassRecord } from '../../domain/class/class-record.ts';
import type {
  ListedClassInvitation,
  ListedEntry,
  ListedInvitation,
} from '../../stored/across/exports.repository.ts';
import type { SectionPlan } from './section.ts';

export type AccountDeps = {
  /** Null where the account is of no school any more. */
  findSchool: (uid: string) => Promise<string | null>;
  findClasses: (member: Member) => Promise<ClassRecord[]>;
  listInvitationsTo: (email: string) => AsyncIterable<ListedInvitation>;
  listInvitationsBy: (uid: string) => AsyncIterable<ListedInvitation>;
  listClassInvitationsTo: (uid: string) => AsyncIterable<ListedClassInvitation>;
  listClassInvitationsBy: (uid: string) => AsyncIterable<ListedClassInvitation>;
  listEntries: (uid: string) => AsyncIterable<ListedEntry>;
};

/** What is kept of everybody. */
export const ACCOUNT_SECTIONS: readonly SectionPlan<AccountDeps>[] = [
  {
    name: 'account',
    title: 'Account',
    collections: ['users', 'accounts'],
    records: listAccount,
  },
  { name: 'classes', title: 'Classes', collections: ['classes'], records: listClasses },
  {
    name: 'invitations',
    title: 'Invitations',
    note: 'Who else was invited, and by whom, is not named.',
    collections: ['invitations'],
    records: listInvitations,
  },
  {
    name: 'class-invitations',
    title: 'Invitations into classes that wait for an answer',
    note: 'Who else was invited, and by whom, is not named.',
    collections: ['classInvitations'],
    records: listClassInvitations,
  },
];

export const LOG_SECTION: SectionPlan<AccountDeps> = {
  name: 'log',
  title: 'What was done to this account and by it',
  note: 'Other people are not named.',
  collections: ['audit'],
  records: listEntries,
};

async function* listAccount(member: Member, { findSchool }: AccountDeps) {
  const { isErasing: _isErasing, isUnproven: _isUnproven, ...account } = member;
  yield { heading: member.fullName, ...account, schoolId: await findSchool(member.uid) };
}

async function* listClasses(member: Member, { findClasses }: AccountDeps) {
  for (const { teacherIds: _ids, joinCode: _code, ...record } of await findClasses(member)) {
    yield { heading: record.name, ...record };
  }
}

async function* listInvitations({ uid, email }: Member, deps: AccountDeps) {
  for await (const invitation of deps.listInvitationsTo(email)) {
    yield { heading: 'To this address', to: 'this address', ...invitation };
  }
  for await (const invitation of deps.listInvitationsBy(uid)) {
    yield { heading: 'To somebody else', to: 'somebody else', ...invitation };
  }
}

async function* listClassInvitations({ uid }: Member, deps: AccountDeps) {
  for await (const invitation of deps.listClassInvitationsTo(uid)) {
    yield { heading: 'To this account', to: 'this account', ...invitation };
  }
  for await (const invitation of deps.listClassInvitationsBy(uid)) {
    yield { heading: 'To a student', to: 'a student', ...invitation };
  }
}

/** What changed of somebody else is hers or his. */
async function* listEntries({ uid }: Member, deps: AccountDeps) {
  for await (const { at, act, actor, target, changes } of deps.listEntries(uid)) {
    const isAboutHer = target.id === uid;
    yield {
      heading: `${at.slice(0, 10)}: ${act}`,
      ...{ at, act },
      by: sayWho(uid, actor),
      about: isAboutHer ? 'this account' : `another ${target.kind}`,
      changes: isAboutHer && act !== 'account.handed-over' ? changes : [],
    };
  }
}

function sayWho(uid: string, actor: ListedEntry['actor']): string {
  if (actor === null) return 'Study Assistant itself';
  return actor.uid === uid ? 'the owner of this account' : 'somebody of the school';
}
