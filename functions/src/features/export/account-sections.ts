import type { Member } from '../../domain/account/member.ts';
import type { ExportsRepository, ListedEntry } from '../../stored/across/exports.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { RecoveryCodesRepository } from '../../stored/people/recovery-codes.repository.ts';
import type { SessionsRepository } from '../../stored/people/sessions.repository.ts';
import type { SectionPlan } from './section.ts';

export type AccountDeps = {
  accounts: Pick<AccountsRepository, 'findSchools'>;
  sessions: Pick<SessionsRepository, 'find'>;
  recoveryCodes: Pick<RecoveryCodesRepository, 'find'>;
  classes: Pick<ClassesRepository, 'findMany' | 'listOfTeacher'>;
  exports: Pick<
    ExportsRepository,
    | 'listClassInvitationsBy'
    | 'listClassInvitationsTo'
    | 'listEntries'
    | 'listInvitationsBy'
    | 'listInvitationsTo'
  >;
};

/** What is kept of everybody. */
export const ACCOUNT_SECTIONS: readonly SectionPlan<AccountDeps>[] = [
  {
    name: 'account',
    title: 'Account',
    collections: ['users', 'accounts'],
    records: listAccount,
  },
  {
    name: 'sign-ins',
    title: 'Sign-ins that were used',
    collections: ['sessions'],
    records: listSignIns,
  },
  {
    name: 'recovery-codes',
    title: 'Recovery codes of the second step',
    note: 'The codes themselves are not kept, only what tells a right one from a wrong one.',
    collections: ['recoveryCodes'],
    records: listRecoveryCodes,
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

/** Its school is null where the account is of none any more. */
async function* listAccount(member: Member, { accounts }: AccountDeps) {
  const { isErasing: _isErasing, isUnproven: _isUnproven, ...account } = member;
  const schools = await accounts.findSchools([member.uid]);
  const schoolId = schools.get(member.uid) ?? null;
  yield { heading: member.fullName, ...account, schoolId };
}

async function* listSignIns({ uid }: Member, { sessions }: AccountDeps) {
  const { noted } = await sessions.find(uid);
  for (const { signedInAt, ...session } of noted) {
    const time = new Date(signedInAt * 1000).toISOString();
    yield { heading: time.slice(0, 10), signedInAt: time, ...session };
  }
}

async function* listRecoveryCodes({ uid }: Member, { recoveryCodes }: AccountDeps) {
  const found = await recoveryCodes.find(uid);
  if (found) yield { heading: found.madeAt.slice(0, 10), ...found };
}

async function* listClasses({ uid, userType, classIds }: Member, { classes }: AccountDeps) {
  const found =
    userType === 'teacher' ? await classes.listOfTeacher(uid) : await classes.findMany(classIds);
  for (const { teacherIds: _ids, joinCode: _code, ...record } of found) {
    yield { heading: record.name, ...record };
  }
}

async function* listInvitations({ uid, email }: Member, { exports }: AccountDeps) {
  for await (const invitation of exports.listInvitationsTo(email)) {
    yield { heading: 'To this address', to: 'this address', ...invitation };
  }
  for await (const invitation of exports.listInvitationsBy(uid)) {
    yield { heading: 'To somebody else', to: 'somebody else', ...invitation };
  }
}

async function* listClassInvitations({ uid }: Member, { exports }: AccountDeps) {
  for await (const invitation of exports.listClassInvitationsTo(uid)) {
    yield { heading: 'To this account', to: 'this account', ...invitation };
  }
  for await (const invitation of exports.listClassInvitationsBy(uid)) {
    yield { heading: 'To a student', to: 'a student', ...invitation };
  }
}

/** What changed of somebody else is hers or his. */
async function* listEntries({ uid }: Member, { exports }: AccountDeps) {
  for await (const { at, act, actor, target, changes } of exports.listEntries(uid)) {
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
