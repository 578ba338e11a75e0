import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalFirebase } from '../src/start.ts';
import { PROJECT_ID, startFixture } from './support/project.ts';

let stateDir: string;

beforeAll(async () => {
  stateDir = await mkdtemp(path.join(tmpdir(), 'state-'));
});
afterAll(() => rm(stateDir, { recursive: true }));

async function withFirebase(use: (local: LocalFirebase) => Promise<void>): Promise<void> {
  const local = await startFixture({ stateDir });
  Object.assign(process.env, local.adminEnv);
  const app = initializeApp({ projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` });
  try {
    await use(local);
  } finally {
    await deleteApp(app);
    await local.stop();
  }
}

async function signIn(local: LocalFirebase, password: string): Promise<{ status: number }> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=none';
  const body = JSON.stringify({ email: 'a@school.test', password, returnSecureToken: true });
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${local.urls.auth}/${path}`, { method: 'POST', headers, body });
}

test('accounts, documents and files are there after a stop and a start', async () => {
  await withFirebase(async (local) => {
    expect(local.firstRun).toBe(true);
    const { uid } = await getAuth().createUser({ email: 'a@school.test', password: 'a-password' });
    await getAuth().setCustomUserClaims(uid, { role: 'teacher' });
    await getFirestore().doc('kept/a').set({ n: 1 });
    await getStorage().bucket().file('kept.txt').save('kept');
  });

  await withFirebase(async (local) => {
    expect(local.firstRun).toBe(false);
    const user = await getAuth().getUserByEmail('a@school.test');
    expect(user.customClaims).toEqual({ role: 'teacher' });
    expect((await signIn(local, 'a-password')).status).toBe(200);
    expect((await signIn(local, 'another')).status).toBe(400);
    expect((await getFirestore().doc('kept/a').get()).get('n')).toBe(1);
    expect(String((await getStorage().bucket().file('kept.txt').download())[0])).toBe('kept');
  });
});
