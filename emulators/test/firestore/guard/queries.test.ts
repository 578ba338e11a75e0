import {
  collection,
  collectionGroup,
  doc,
  getCountFromServer,
  getDocs,
  limit,
  onSnapshot,
  or,
  query,
  setLogLevel,
  where,
  type Firestore,
  type FirestoreError,
  type Query,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PROJECT_ID, startFirestore, type TestFirestore } from '../../support/firestore.ts';
import { override, toIndexSet } from '../../support/index-files.ts';
import { Clients, DENIED, fixtureRuleset } from '../../support/rules.ts';

let server: TestFirestore;
let clients: Clients;
let nobody: Firestore;
let ann: Firestore;

beforeAll(async () => {
  setLogLevel('silent');
  const indexes = toIndexSet({ comments: [override('isPublic', 'asc group')] });
  server = await startFirestore(undefined, fixtureRuleset('firestore.rules'), () => indexes);
  clients = new Clients(PROJECT_ID, server.port);
  nobody = clients.firestore(null);
  ann = clients.firestore({ uid: 'ann', claims: { role: 'teacher' } });
  await server.db.doc('notes/a').set({ owner: 'ann', kind: 'x' });
  await server.db.doc('posts/p/comments/c').set({ isPublic: true });
  await server.db.doc('staff/s').set({ n: 1 });
});
afterAll(async () => {
  await clients.close();
  await server.stop();
});

function notesOf(db: Firestore, owner: string): Query {
  return query(collection(db, 'notes'), where('owner', '==', owner));
}

test('a query that can only return what is allowed goes through', async () => {
  const found = await getDocs(query(notesOf(ann, 'ann'), where('kind', '==', 'x'), limit(5)));
  expect(found.docs.map(({ id }) => id)).toEqual(['a']);
});

test('a query that could return more is refused, even if today it would not', async () => {
  await expect(getDocs(collection(ann, 'notes'))).rejects.toMatchObject(DENIED);
  await expect(getDocs(notesOf(ann, 'bob'))).rejects.toMatchObject(DENIED);
  await expect(getDocs(notesOf(nobody, 'ann'))).rejects.toMatchObject(DENIED);
  const either = or(where('owner', '==', 'ann'), where('kind', '==', 'x'));
  await expect(getDocs(query(collection(ann, 'notes'), either))).rejects.toMatchObject(DENIED);
});

test('a rule about the reader alone lets any query through', async () => {
  expect((await getDocs(collection(ann, 'staff'))).size).toBe(1);
  await expect(getDocs(collection(nobody, 'staff'))).rejects.toMatchObject(DENIED);
});

test('a count is a query', async () => {
  expect((await getCountFromServer(notesOf(ann, 'ann'))).data().count).toBe(1);
  await expect(getCountFromServer(collection(ann, 'notes'))).rejects.toMatchObject(DENIED);
});

test('a collection group is under the rules that match it at any depth', async () => {
  const open = query(collectionGroup(nobody, 'comments'), where('isPublic', '==', true));
  expect((await getDocs(open)).size).toBe(1);
  await expect(getDocs(collectionGroup(nobody, 'comments'))).rejects.toMatchObject(DENIED);
  await expect(getDocs(collectionGroup(ann, 'staff'))).rejects.toMatchObject(DENIED);
});

test('listeners on a document and on a query hear what they may', async () => {
  const heard: string[] = [];
  onSnapshot(doc(ann, 'notes/live'), (snapshot) => heard.push(`one ${snapshot.exists()}`));
  onSnapshot(notesOf(ann, 'ann'), ({ docs }) => heard.push(docs.map(({ id }) => id).join()));
  await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining(['one false', 'a'])), 30_000);
  await server.db.doc('notes/live').set({ owner: 'ann' });
  await vi.waitFor(
    () => expect(heard).toEqual(expect.arrayContaining(['one true', 'a,live'])),
    30_000,
  );
});

test('a listener that may not hear is told so, and the others go on', async () => {
  const errors: FirestoreError[] = [];
  const fail = (error: FirestoreError) => errors.push(error);
  const counts: number[] = [];
  onSnapshot(collection(ann, 'staff'), ({ size }) => counts.push(size));
  onSnapshot(collection(ann, 'notes'), () => undefined, fail);
  onSnapshot(doc(ann, 'unheard/of'), () => undefined, fail);
  await vi.waitFor(() => expect(errors).toMatchObject([DENIED, DENIED]), 30_000);
  await server.db.doc('staff/t').set({ n: 2 });
  await vi.waitFor(() => expect(counts.at(-1)).toBe(2), 30_000);
});
