import type { User } from '@study-assistant/contract/people/accounts';
import { hasNoMailbox } from '@study-assistant/contract/people/no-mailbox';
import type { changePerson, changeStudent, Person } from '@study-assistant/contract/people/people';
import { isTypedFor } from '@study-assistant/contract/people/typed-for';
import type { Parsed } from '@study-assistant/contract/wire/endpoint';
import {
  changeFields,
  changeStudentFields,
  closePerson,
  leaveSchool,
  openPerson,
  type PersonChange,
  type PersonFound,
} from '../../domain/account/change-person.ts';
import { toUser, type Member } from '../../domain/account/member.ts';
import { toPerson } from '../../domain/account/person.ts';
import { eraseAfterOf } from '../../domain/account/retention.ts';
import { ApiError } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { TeacherNames } from '../../stored/across/teacher-names.repository.ts';
import type { ClassInvitationsRepository } from '../../stored/classes/class-invitations.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { MembersRepository } from '../../stored/people/members.repository.ts';

type Deps = {
  members: Pick<MembersRepository, 'change'>;
  accounts: Pick<AccountsRepository, 'findName'>;
  classes: Pick<ClassesRepository, 'listOfTeacher'>;
  classInvitations: Pick<ClassInvitationsRepository, 'removeOfTeacher'>;
  teacherNames: Pick<TeacherNames, 'copy'>;
  identity: Pick<Identity, 'findSignIn'>;
  /** Brings Auth to what is stored. */
  followStanding: (uid: string, isOpened?: boolean) => Promise<void>;
  config: Pick<Config, 'retentionMonths'>;
  clock: () => Date;
};

type OfPerson = { person: Person };

export type ChangePersonService = ReturnType<typeof createChangePersonService>;

/**
 * What is stored is the truth, and Auth follows it. Where that fails the call fails, and what is stored
 * stands: repeated it does the rest, and so does the night.
 */
export function createChangePersonService(deps: Deps) {
  const { members, classes, classInvitations, teacherNames, identity, followStanding, clock } =
    deps;
  const { retentionMonths } = deps.config;
  return {
    async change(
      caller: Caller,
      uid: string,
      fields: Parsed<typeof changePerson>['body'],
    ): Promise<OfPerson> {
      const isConfirmed = fields.isAdmin === true && (await hasConfirmed(uid));
      const member = await save(caller, uid, (found) => changeFields(found, fields, isConfirmed));
      if (fields.isAdmin !== undefined) await tellAuth(uid);
      return toReply(member);
    },

    async close(caller: Caller, uid: string): Promise<OfPerson> {
      const member = await save(caller, uid, (found) => closePerson(found, clock()));
      await tellAuth(uid);
      return toReply(member);
    },

    async open(caller: Caller, uid: string): Promise<OfPerson> {
      const member = await save(caller, uid, openPerson);
      await tellAuth(uid, true);
      return toReply(member);
    },

    /** @param typed the address of the account, as its owner has typed it */
    async leave(caller: Caller, typed: string): Promise<{ eraseAfter: string }> {
      await requireTyped(caller, typed);
      const now = clock();
      const { closedAt } = await save(caller, caller.uid, (found) => leaveSchool(found, now));
      await tellAuth(caller.uid);
      const closed = closedAt === null ? now : new Date(closedAt);
      return { eraseAfter: eraseAfterOf(closed, retentionMonths).toISOString() };
    },

    /** By a teacher of a class that runs and that she is in, or an admin. */
    async changeStudent(
      caller: Caller,
      uid: string,
      fields: Parsed<typeof changeStudent>['body'],
    ): Promise<{ user: User }> {
      // That she is an admin is looked up with the student.
      const taught = caller.isAdmin ? [] : await classes.listOfTeacher(caller.uid);
      const member = await save(caller, uid, (found) => changeStudentFields(found, fields, taught));
      return { user: toUser(member) };
    },
  };

  async function requireTyped({ uid, email }: Caller, typed: string): Promise<void> {
    const isByName = hasNoMailbox(email);
    const fullName = isByName ? await deps.accounts.findName(uid) : '';
    if (isTypedFor({ email, fullName }, typed)) return;
    const what = isByName ? 'name' : 'e-mail address';
    throw new ApiError('invalid-request', `This is not the ${what} of your account.`);
  }

  /** Whether whoever signs in to an account has shown that the address is hers. */
  async function hasConfirmed(uid: string): Promise<boolean> {
    return (await identity.findSignIn(uid))?.isEmailVerified ?? false;
  }

  /** All or nothing, with what is written down of it; then what else says her name, or invites in it. */
  async function save(
    { uid: actorId }: Caller,
    uid: string,
    decide: (found: PersonFound) => PersonChange,
  ): Promise<Member> {
    let isRenamed = false;
    const member = await members.change(
      { actorId, uid },
      (found) => {
        const change = decide(found);
        isRenamed = change.changes.fullName !== undefined;
        return change;
      },
      clock(),
    );
    if (member.userType !== 'teacher') return member;
    if (isRenamed) await teacherNames.copy(member.uid, member.fullName);
    if (member.closedAt !== null) await classInvitations.removeOfTeacher(member.uid);
    return member;
  }

  async function tellAuth(uid: string, isOpened?: boolean): Promise<void> {
    try {
      await followStanding(uid, isOpened);
    } catch (cause) {
      throw new ApiError(
        'unexpected',
        'This is saved, but signing in has not been told of it yet. Please try once more.',
        { cause },
      );
    }
  }

  function toReply(member: Member): OfPerson {
    return { person: toPerson(member, retentionMonths) };
  }
}
