import { parseArgs } from 'node:util';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { domainOf } from '../functions/src/domain/account/email-domain.ts';
import { countsFor } from '../functions/src/domain/account/invitation.ts';
import { DEFAULT_SCHOOL_ID } from '../functions/src/domain/school/school-id.ts';
import { createAccountSchools } from '../functions/src/stored/people/account-schools.repository.ts';
import { createAccountsRepository } from '../functions/src/stored/people/accounts.repository.ts';
import { createInvitationsRepository } from '../functions/src/stored/people/invitations.repository.ts';
import { createAuditRepository } from '../functions/src/stored/school/audit.repository.ts';
import { schoolRoot } from '../functions/src/stored/school/school-root.ts';
import { createSchoolsRepository } from '../functions/src/stored/school/schools.repository.ts';

const USAGE = `npm run admin -- list
npm run admin -- grant EMAIL [--school ID]
npm run admin -- revoke EMAIL
An address without a profile is invited, to the first school unless told. A teacher's has to be confirmed.
All take --project PROJECT; without it they work on the local Firebase.`;

type Firebase = {
  auth: Pick<Auth, 'getUsers' | 'setCustomUserClaims'>;
  firestore: Firestore;
};
export type AdminOrder = ReturnType<typeof readAdminOrder>;

/** @throws Error that says what is wrong with the command line */
export function readAdminOrder(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { project: { type: 'string' }, school: { type: 'string' } },
  });
  const { project, school = null } = values;
  const [act, email, more] = positionals;
  if (act === 'list' && email === undefined) return { act, project } as const;
  if ((act !== 'grant' && act !== 'revoke') || !email?.includes('@') || more !== undefined) {
    throw new Error(USAGE);
  }
  return { act, project, email, school } as const;
}

/** Carries out an order and returns lines to print. Repeating it repairs an interrupted one. */
export async function manageAdmins(
  firebase: Firebase,
  order: AdminOrder,
  now: Date,
): Promise<string[]> {
  if (order.act === 'list') return listAdmins(firebase.firestore);
  const listed = order.act === 'revoke' ? await findListed(firebase, order.email) : null;
  const account = listed ?? (await findAccount(firebase, order.email));
  if (account) {
    requireSchool(account, order);
    return changeAdmin(firebase, account, { ...order, now });
  }
  if (order.act === 'revoke') throw new Error(`${order.email} has not finished signing up.`);
  return inviteAdmin(firebase, order, now);
}

type Account = {
  uid: string;
  schoolId: string;
  /** Whether the owner of the sign-in has proved that the address is hers. */
  isEmailVerified: boolean;
  claims: Record<string, unknown>;
};

/** Null when a sign-up is not started or not finished. */
async function findAccount({ auth, firestore }: Firebase, email: string): Promise<Account | null> {
  const { users } = await auth.getUsers([{ email }]);
  const [user] = users;
  const schoolId = user ? await createAccountSchools(firestore).find(user.uid) : null;
  return user && schoolId !== null ? toAccount(user, schoolId) : null;
}

/** Finds an admin by the address in `list`, since she can change her sign-in address herself. */
async function findListed({ auth, firestore }: Firebase, email: string): Promise<Account | null> {
  for (const { id: schoolId } of await createSchoolsRepository(firestore).list()) {
    const admins = await createAccountsRepository(schoolRoot(firestore, schoolId)).listAdmins();
    const listed = admins.find((one) => one.email === email.toLowerCase());
    const [user] = listed ? (await auth.getUsers([{ uid: listed.uid }])).users : [];
    if (user) return toAccount(user, schoolId);
  }
  return null;
}

function toAccount(user: UserRecord, schoolId: string): Account {
  const { uid, emailVerified: isEmailVerified, customClaims } = user;
  return { uid, schoolId, isEmailVerified, claims: { ...customClaims } };
}

/** An admin of the wrong school would have access to its children. */
function requireSchool(
  { schoolId }: Account,
  order: { email: string; school: string | null },
): void {
  if (order.school === null || order.school === schoolId) return;
  throw new Error(`${order.email} is at the school "${schoolId}", not at "${order.school}".`);
}

/** Nobody at a school can invite its first admin. */
async function inviteAdmin(
  { firestore }: Firebase,
  { email, school }: { email: string; school: string | null },
  now: Date,
): Promise<string[]> {
  const schoolId = school ?? DEFAULT_SCHOOL_ID;
  const schools = await createSchoolsRepository(firestore).list();
  if (!schools.some(({ id }) => id === schoolId))
    throw new Error(`There is no school "${schoolId}".`);
  const ofDomain = await createSchoolsRepository(firestore).findByDomain(domainOf(email));
  if (!countsFor(ofDomain, schoolId)) {
    throw new Error(
      `The domain of ${email} belongs to the school "${ofDomain}": use --school ${ofDomain}.`,
    );
  }
  const root = schoolRoot(firestore, schoolId);
  const audit = createAuditRepository(root, createAccountsRepository(root));
  const invitedBy = { uid: '', name: 'The operator' };
  await createInvitationsRepository(root).invite(
    { email, fullName: '', isAdmin: true },
    invitedBy,
    {
      now,
      write(transaction, id) {
        const target = { kind: 'account', id, name: email } as const;
        const changes = [{ field: 'role', from: null, to: 'admin' }];
        const entry = { act: 'account.invited', actor: null, target, changes } as const;
        audit.recordIn(transaction, entry, { actorName: '', now });
      },
    },
  );
  return [
    `${email} is invited to look after the school "${schoolId}": sign up with that address, confirm it, and it is done.`,
  ];
}

async function listAdmins(firestore: Firestore): Promise<string[]> {
  const lines: string[] = [];
  for (const { id } of await createSchoolsRepository(firestore).list()) {
    const admins = await createAccountsRepository(schoolRoot(firestore, id)).listAdmins();
    lines.push(...admins.map(({ email, fullName }) => [id, email, fullName].join('\t')));
  }
  return lines.length > 0 ? lines : ['No school has an admin yet.'];
}

/** The profile, which decides, is changed first; the claims of her next token follow. */
async function changeAdmin(
  { auth, firestore }: Firebase,
  { uid, schoolId, isEmailVerified, claims }: Account,
  { act, email, now }: { act: 'grant' | 'revoke'; email: string; now: Date },
): Promise<string[]> {
  const isAdmin = act === 'grant';
  const root = schoolRoot(firestore, schoolId);
  const accounts = createAccountsRepository(root);
  const audit = createAuditRepository(root, accounts);
  const member = await accounts.change(
    uid,
    ({ userType, closedAt }) => {
      if (userType !== 'teacher') throw new Error(`${email} is a student: admins are teachers.`);
      if (closedAt !== null) throw new Error(`The account of ${email} is closed.`);
      // Firebase lets anybody take a free address, so the account may not be the intended person's.
      if (isAdmin && !isEmailVerified) {
        throw new Error(`${email} is not confirmed, so whose account it is nobody knows yet.`);
      }
      return { isAdmin };
    },
    (transaction, before, { fullName }) => {
      const changes = [{ field: 'role', from: toWord(before.isAdmin), to: toWord(isAdmin) }];
      const target = { kind: 'account', id: uid, name: fullName } as const;
      const entry = { act: 'account.role-changed', actor: null, target, changes } as const;
      audit.recordIn(transaction, entry, { actorName: '', now });
    },
  );
  if (!member) throw new Error(`${email} has no profile in the school "${schoolId}".`);
  const { admin: _before, ...others } = claims;
  const told = { ...others, userType: 'teacher', schoolId };
  await auth.setCustomUserClaims(uid, isAdmin ? { ...told, admin: true } : told);
  const said = isAdmin ? 'an admin' : 'no admin';
  return [`${member.fullName} (${email}) is ${said} of the school "${schoolId}".`];
}

function toWord(isAdmin: boolean): string {
  return isAdmin ? 'admin' : 'teacher';
}
