import { initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { manageAdmins, readAdminOrder } from '../../../scripts/manage-admins.ts';
import { firestoreOf } from '../product/firestore.ts';
import { ask, currentSite } from '../product/site.ts';
import { aMember } from '../school/schools.ts';
import { aTeacher, confirmAddress, signIn, type Person } from './people.ts';

const opened = new Map<string, Auth>();

function openAuth(): Auth {
  const { FIREBASE_AUTH_EMULATOR_HOST: host = '', GCLOUD_PROJECT: projectId = '' } =
    currentSite().adminEnv;
  const known = opened.get(host);
  if (known) return known;
  // The SDK reads the environment when it is first used.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  const auth = getAuth(initializeApp({ projectId }, `auth-${host}`));
  opened.set(host, auth);
  return auth;
}

/** Runs a command as `npm run admin -- …` does. */
export function admin(...args: string[]): Promise<string[]> {
  const firebase = { auth: openAuth(), firestore: firestoreOf(currentSite()) };
  return manageAdmins(firebase, readAdminOrder(args), new Date());
}

/** Makes a teacher, by default a new one, an admin with a token that says so. */
export async function anAdmin(teacher?: Person): Promise<Person> {
  const person = await confirmAddress(teacher ?? (await aTeacher()));
  await admin('grant', person.email);
  return { ...person, token: await signIn(person.email) };
}

export type Invitee = { email: string; fullName?: string; isAdmin?: boolean };

export function invite({ token }: Pick<Person, 'token'>, ...teachers: Invitee[]) {
  const json = { teachers: teachers.map((one) => ({ fullName: 'Ina Vited', ...one })) };
  return ask('/api/admin/invitations', { token, json });
}

/** An admin of the given school. */
export async function anAdminOf({ domain }: { domain: string }): Promise<Person> {
  return anAdmin(await aMember(domain, { userType: 'teacher' }));
}
