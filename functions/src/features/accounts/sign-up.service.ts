import type { saveUserData, User } from '@study-assistant/contract/people/accounts';
import { isUnreachable } from '@study-assistant/contract/people/no-mailbox';
import type {
  claimAccount,
  OwnAccount,
  SchoolChoice,
} from '@study-assistant/contract/people/own-account';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireSelf } from '../../domain/access.ts';
import type { OpenInvitation } from '../../domain/account/invitation.ts';
import { isUnclaimed, toUser, type Member } from '../../domain/account/member.ts';
import { isNameOwn } from '../../domain/account/own-name.ts';
import { admitTeacher } from '../../domain/account/teacher-sign-up.ts';
import { addressUnclaimed, ApiError, forbidden, notFound } from '../../domain/api-error.ts';
import type { TokenHolder } from '../../domain/caller.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { AccountSchools } from '../../stored/people/account-schools.repository.ts';
import type { SchoolsRepository } from '../../stored/school/schools.repository.ts';
import type { AccountsService } from './accounts.service.ts';
import type { Landing, SchoolOption } from './find-school.service.ts';

type Deps = {
  accountSchools: Pick<AccountSchools, 'find'>;
  schools: Pick<SchoolsRepository, 'findName'>;
  identity: Pick<Identity, 'create' | 'remove'>;
  findLanding: (holder: TokenHolder) => Promise<Landing>;
  openAccounts: (schoolId: string) => AccountsService;
  config: Pick<Config, 'isSignUpOpen' | 'teacherSignUp' | 'teacherDomains'>;
};

export type SignUpService = ReturnType<typeof createSignUpService>;
type Own = { schoolId: string; member: Member };

/** What a token may ask that names no school yet. */
export function createSignUpService(deps: Deps) {
  const { accountSchools, schools, identity, findLanding, openAccounts } = deps;
  const { isSignUpOpen, teacherSignUp: mode, teacherDomains: domains } = deps.config;
  return {
    /** Finishes a sign-up; done again, it changes what is still hers to change. */
    async save(
      holder: TokenHolder,
      profile: Parsed<typeof saveUserData>['body'],
    ): Promise<{ user: User }> {
      requireSelf(holder, profile.uid);
      const own = await findOwn(holder);
      if (own) {
        if (isUnclaimed(own.member, holder)) throw addressUnclaimed();
        return openAccounts(own.schoolId).joinAgain(own.member, profile);
      }
      requireMailbox(holder);
      const options = await land(holder);
      const { schoolId, invitation } = choose(options, profile.chosenSchoolId);
      if (profile.userType === 'teacher') await requireAdmission(holder, invitation, options);
      else if (invitation) throw invitedAsTeacher();
      return openAccounts(schoolId).join(holder, profile, invitation);
    },

    async readUser(holder: TokenHolder, uid: string): Promise<{ user: User }> {
      const schoolId = await findSchoolId(holder);
      if (schoolId !== null) return openAccounts(schoolId).read(holder, uid);
      requireSelf(holder, uid);
      throw notFound('Account not found.');
    },

    /** How far an account has come. Nothing is changed by the look. */
    async look(holder: TokenHolder): Promise<{ account: OwnAccount }> {
      const { email, isEmailVerified } = holder;
      const own = await findOwn(holder);
      if (!own) return { account: await describeWaiting(holder) };
      const { schoolId, member } = own;
      const school = { id: schoolId, name: await schools.findName(schoolId) };
      const what = { user: toUser(member), school, mayRename: isNameOwn(member) };
      const state = isUnclaimed(member, holder) ? 'unclaimed' : 'member';
      const waiting = { schools: [], invitation: null };
      return { account: { state, email, isEmailVerified, ...what, ...waiting } };
    },

    /** May be repeated: each step that is done already is passed over. */
    async claim(
      holder: TokenHolder,
      { isMine }: Parsed<typeof claimAccount>['body'],
    ): Promise<Answer<typeof claimAccount>> {
      const schoolId = await findSchoolId(holder);
      if (schoolId === null) throw notFound('Account not found.');
      if (!holder.isEmailVerified) throw notConfirmed();
      const accounts = openAccounts(schoolId);
      if (isMine) {
        const own = await accounts.findOwn(holder.uid);
        if (!own) throw notFound('Account not found.');
        await accounts.claim(holder);
      } else {
        await accounts.putAside(holder);
        await identity.remove(holder.uid);
        await identity.create(holder.email);
      }
      return {};
    },
  };

  async function findSchoolId({ uid, schoolId }: TokenHolder): Promise<string | null> {
    return schoolId ?? (await accountSchools.find(uid));
  }

  async function findOwn(holder: TokenHolder): Promise<Own | null> {
    const schoolId = await findSchoolId(holder);
    const member = schoolId === null ? null : await openAccounts(schoolId).findOwn(holder.uid);
    return schoolId === null || member === null ? null : { schoolId, member };
  }

  async function describeWaiting(holder: TokenHolder): Promise<OwnAccount> {
    const { email, isEmailVerified } = holder;
    const landing = await findLanding(holder);
    const options = typeof landing === 'string' ? [] : landing;
    const invitation = options.length === 1 ? options[0]?.invitation : null;
    const hasToWait = mode !== 'open' || !isSignUpOpen;
    return {
      state: hasToWait && !isEmailVerified ? 'unconfirmed' : 'unfinished',
      ...{ email, isEmailVerified, user: null, school: null, mayRename: true },
      schools: options.length > 1 ? await Promise.all(options.map(describeOption)) : [],
      invitation: invitation
        ? {
            ...describeInvitation(invitation),
            school: await schools.findName(invitation.schoolId),
          }
        : null,
    };
  }

  async function describeOption({ schoolId, invitation }: SchoolOption): Promise<SchoolChoice> {
    const name = await schools.findName(schoolId);
    return { id: schoolId, name, invitation: invitation && describeInvitation(invitation) };
  }

  async function land(holder: TokenHolder): Promise<SchoolOption[]> {
    const landing = await findLanding(holder);
    if (landing === 'unconfirmed') throw notConfirmed();
    if (landing !== 'refused') return landing;
    // A refused sign-up leaves no half-made account behind.
    await identity.remove(holder.uid);
    throw forbidden(
      'Accounts are limited to addresses of a school here. Please sign up with your school e-mail address or ask your administrator.',
    );
  }

  async function requireAdmission(
    holder: TokenHolder,
    invitation: OpenInvitation | null,
    options: readonly SchoolOption[],
  ): Promise<void> {
    const admission = admitTeacher({ mode, domains }, holder, invitation !== null);
    if (admission === 'admitted') return;
    if (admission === 'unconfirmed') throw notConfirmed();
    // Who has other schools to choose from keeps the account.
    if (options.length === 1) await identity.remove(holder.uid);
    throw new ApiError(
      'teacher-sign-up-closed',
      'Teacher accounts are limited to addresses of this school. Please sign up with your school e-mail address or ask your administrator.',
    );
  }
}

/** Nothing is chosen for her, unless there is nothing to choose. */
function choose(options: readonly SchoolOption[], chosenId: string | undefined): SchoolOption {
  const chosen =
    chosenId === undefined && options.length === 1
      ? options[0]
      : options.find(({ schoolId }) => schoolId === chosenId);
  if (chosen) return chosen;
  throw new ApiError('school-not-chosen', 'Please choose one of the schools that you can join.');
}

function describeInvitation({ fullName }: OpenInvitation) {
  return { role: 'teacher', fullName } as const;
}

/** Only a list of students makes accounts with addresses that nobody can own. */
function requireMailbox({ email }: TokenHolder): void {
  if (isUnreachable(email)) throw forbidden('No mail can reach this address. Please use another.');
}

function notConfirmed(): ApiError {
  return new ApiError(
    'email-not-verified',
    'Please confirm your e-mail address. We have sent you a message with a link.',
  );
}

function invitedAsTeacher(): ApiError {
  return new ApiError(
    'conflict',
    'You have been invited as a teacher. Please choose Teacher, or ask your school to withdraw the invitation.',
  );
}
