import { doc, onSnapshot, setDoc, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_ID, startFirestore, type TestFirestore } from '../../support/firestore.ts';
import { Clients, DENIED } from '../../support/rules.ts';

let server: TestFirestore;
let clients: Clients;

beforeAll(async () => {
  setLogLevel('silent');
  server = await startFirestore();
  clients = new Clients(PROJECT_ID, server.port);
});
afterAll(async () => {
  await clients.close();
  await server.stop();
});

/** Loads rules as the library for testing them does. */
async function loadRules(condition: string): Promise<void> {
  const content = `rules_version = '2';
    service cloud.firestore {
      match /databases/{database}/documents {
        match /notes/{id} { allow read, write: if ${condition}; }
      }
    }`;
  const url = `http://127.0.0.1:${server.port}/emulator/v1/projects/${PROJECT_ID}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const { status } = await fetch(url, { method: 'PUT', body });
  expect(status).toBe(200);
}

test('a client that writes already is under new rules from its next write on', async () => {
  const db = clients.firestore(null);
  const note = doc(db, 'notes/a');
  await loadRules('true');
  await setDoc(note, { n: 1 });
  await loadRules('request.resource.data.n < 3');
  await setDoc(note, { n: 2 });
  await expect(setDoc(note, { n: 3 })).rejects.toMatchObject(DENIED);
  await loadRules('false');
  await expect(setDoc(note, { n: 1 })).rejects.toMatchObject(DENIED);
  await loadRules('true');
  await setDoc(note, { n: 4 });
  expect((await server.db.doc('notes/a').get()).get('n')).toBe(4);
});

test('a client that listens already is under new rules with its next listener', async () => {
  const db = clients.firestore(null);
  await loadRules('true');
  await server.db.doc('notes/b').set({ n: 1 });
  const first = new Promise((resolve, reject) => onSnapshot(doc(db, 'notes/b'), resolve, reject));
  await first;
  await loadRules('false');
  const second = new Promise((resolve, reject) => onSnapshot(doc(db, 'notes/c'), resolve, reject));
  await expect(second).rejects.toMatchObject(DENIED);
});
