import { deleteApp as deleteClient, initializeApp as initializeClient } from 'firebase/app';
import { connectAuthEmulator, createUserWithEmailAndPassword, getAuth } from 'firebase/auth';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalFirebase } from '../src/start.ts';
import { PROJECT_ID, startFixture } from './support/project.ts';

let local: LocalFirebase;
let app: App;

beforeAll(async () => {
  local = await startFixture();
  Object.assign(process.env, local.adminEnv);
  app = initializeApp({ projectId: PROJECT_ID });
});
afterAll(async () => {
  await deleteApp(app);
  await local.stop();
});

async function signUp(email: string) {
  const client = initializeClient({ projectId: PROJECT_ID, apiKey: 'none' }, email);
  const auth = getAuth(client);
  connectAuthEmulator(auth, local.urls.auth, { disableWarnings: true });
  const { user } = await createUserWithEmailAndPassword(auth, email, 'a-password');
  const token = await user.getIdToken();
  await deleteClient(client);
  return { uid: user.uid, token };
}

async function verify(token: string): Promise<unknown> {
  const headers = { authorization: token };
  return (await fetch(`${local.urls.hosting}/api/verify`, { headers })).json();
}

test('a function accepts the token of a closed account, unless it asks whether it was revoked', async () => {
  const [maya, ben] = [await signUp('maya@school.test'), await signUp('ben@school.test')];
  expect(await verify(maya.token)).toEqual({ plain: 'accepted', checked: 'accepted' });
  await getAdminAuth(app).updateUser(maya.uid, { disabled: true });
  await getAdminAuth(app).deleteUser(ben.uid);
  expect(await verify(maya.token)).toEqual({ plain: 'accepted', checked: 'auth/user-disabled' });
  expect(await verify(ben.token)).toEqual({ plain: 'accepted', checked: 'auth/user-not-found' });
});

test('a token that is none, or of another project, is refused all the same', async () => {
  expect(await verify('none')).toMatchObject({ plain: 'auth/argument-error' });
});
