import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aClassRecord } from '../../../functions/src/domain/class/class-record.fixture.ts';
import { createJoinClassService } from '../../../functions/src/features/classes/joining/join-class.service.ts';
import { openSchool, type School } from '../school.ts';

const NOW = new Date('2026-11-22T08:00:00.000Z');
const CODE = '7K2MX9QA';
const ADDRESS = '203.0.113.7';
/** Each join reads the failed tries, the code, the class, the account and the totals. */
const JOIN_READS = 5;

let school: School;
let now: Date;

beforeAll(() => {
  school = openSchool('demo-joining');
});
afterAll(() => school.close());
beforeEach(async () => {
  now = NOW;
  school.reached.length = 0;
  for (const collection of await school.documents.root.listCollections()) {
    await school.firestore.recursiveDelete(collection);
  }
  await storeClass('9b', CODE);
});

async function storeClass(id: string, code: string | null): Promise<void> {
  const { classes } = school.repositories;
  const record = aClassRecord({ id, name: `Class ${id}` });
  await classes.create(record);
  if (code === null) return;
  const joinCode = { code, expiresAt: '2026-12-06T08:00:00.000Z' };
  await classes.change(id, () => ({ ...record, joinCode }));
}

async function enrol(uid: string, fullName = uid): Promise<void> {
  const profile = { uid, fullName, email: `${uid}@school.edu`, currentGrade: '9' as const };
  await school.repositories.accounts.save({ ...profile, userType: 'student' }, NOW);
}

function callerOf(uid: string) {
  const holder = {
    uid,
    email: `${uid}@school.edu`,
    isEmailVerified: true,
    isAdmin: false,
    way: { provider: 'password', tenant: null, email: null },
    signedInAt: 0,
  };
  const role = 'student' as const;
  return { ...holder, role, schoolId: 'main', secondStep: 'unused' as const };
}

function join(uid: string, code = CODE, address: string | null = ADDRESS) {
  const service = createJoinClassService({ ...school.repositories, clock: () => now });
  return service.join(callerOf(uid), code, address);
}

async function classIdsOf(uid: string): Promise<unknown[]> {
  const paths = ['users', 'students', 'marks'].map((name) => `${name}/${uid}`);
  const found = await school.firestore.getAll(...paths.map((path) => school.documents.doc(path)));
  return found.map((one): unknown => one.get('classIds') ?? one.get('profile.classIds') ?? []);
}

test('thirty students join within a second, each once', async () => {
  const uids = Array.from({ length: 30 }, (_, at) => `pupil-${10 + at}`);
  await Promise.all(uids.map((uid) => enrol(uid)));
  const [reads, writes, deletes] = await school.costOf(() =>
    Promise.all(uids.map((uid) => join(uid))),
  );
  expect({ reads, writes, deletes }).toEqual({
    ...{ reads: JOIN_READS * 30, writes: 3 * 30, deletes: 0 },
  });
  const roster = await school.repositories.classStudents.listRoster('9b');
  expect(roster.map(({ uid }) => uid).sort()).toEqual(uids);
  for (const uid of uids) expect(await classIdsOf(uid)).toEqual([['9b'], ['9b'], ['9b']]);
});

test('joining twice, or twice at once, changes nothing', async () => {
  await enrol('ada');
  await Promise.all([join('ada'), join('ada')]);
  const [, writes] = await school.costOf(() => join('ada'));
  expect(writes).toBe(0);
  expect(await classIdsOf('ada')).toEqual([['9b'], ['9b'], ['9b']]);
});

test('a student is in at most twenty classes, also when she joins many at once', async () => {
  await enrol('ada');
  const codes = Array.from({ length: 22 }, (_, at) => `7K2MX9${String(10 + at)}`);
  await Promise.all(codes.map((code, at) => storeClass(`class-${at}`, code)));
  const joined = await Promise.allSettled(codes.map((code) => join('ada', code)));
  expect(joined.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  const [ids] = await classIdsOf('ada');
  expect(ids).toHaveLength(20);
});

test('classes that have ended keep nobody from joining one of this year', async () => {
  await enrol('ada');
  const codes = Array.from({ length: 20 }, (_, at) => `7K2MX9${String(10 + at)}`);
  await Promise.all(codes.map((code, at) => storeClass(`class-${at}`, code)));
  for (const code of codes) await join('ada', code);
  await expect(join('ada')).rejects.toMatchObject({ code: 'conflict' });
  const archivedAt = NOW.toISOString();
  const { classes } = school.repositories;
  await classes.change('class-7', (found) => ({ ...required(found), archivedAt }));
  await expect(join('ada')).resolves.toMatchObject({ class: { id: '9b' } });
  expect((await classIdsOf('ada'))[0]).toHaveLength(21);
});

test('a renewed code is good at once and the one before no more', async () => {
  await Promise.all([enrol('ada'), enrol('bo')]);
  const joinCode = { code: 'NEWC0DE7', expiresAt: '2026-12-06T08:00:00.000Z' };
  await school.repositories.classes.change('9b', (found) => ({ ...required(found), joinCode }));
  await expect(join('ada')).rejects.toMatchObject({ code: 'not-found' });
  await expect(join('bo', 'newcode7')).resolves.toMatchObject({ class: { id: '9b' } });
  expect(
    await school.documents
      .collection('joinCodes')
      .count()
      .get()
      .then((found) => found.data().count),
  ).toBe(1);
});

test('an expired code leads nowhere, and an archived class takes nobody', async () => {
  await enrol('ada');
  now = new Date('2026-12-06T08:00:00.000Z');
  await expect(join('ada')).rejects.toMatchObject({ code: 'not-found' });
  now = NOW;
  const archivedAt = NOW.toISOString();
  await school.repositories.classes.change('9b', (found) => ({ ...required(found), archivedAt }));
  await expect(join('ada')).rejects.toMatchObject({ code: 'conflict' });
  expect(await classIdsOf('ada')).toEqual([[], [], []]);
});

describe('wrong codes', () => {
  test('are refused after ten, also when they come at once, and a good one with them', async () => {
    await enrol('ada');
    const wrong = await Promise.allSettled(
      Array.from({ length: 14 }, (_, at) => join('ada', `WR0NG0${10 + at}`)),
    );
    const codes = wrong.map((one) => (one.status === 'rejected' ? codeOf(one.reason) : 'joined'));
    expect(codes.filter((code) => code === 'not-found')).toHaveLength(10);
    expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(4);
    await expect(join('ada')).rejects.toMatchObject({
      ...{ code: 'too-many-requests', retryAfterSeconds: 3600 },
    });
    expect(await classIdsOf('ada')).toEqual([[], [], []]);
    now = new Date(NOW.getTime() + 3600_000);
    await expect(join('ada')).resolves.toMatchObject({ class: { id: '9b' } });
  });

  test('of thirty accounts do not keep the others of their school from joining', async () => {
    await enrol('bo');
    const strangers = Array.from({ length: 30 }, (_, at) => `stranger-${10 + at}`);
    await Promise.all(
      strangers.map(async (uid) => {
        for (let at = 0; at < 10; at += 1) await join(uid, 'WR0NG000').catch(() => undefined);
      }),
    );
    await expect(join('bo', 'WR0NG000')).rejects.toMatchObject({ code: 'not-found' });
    await expect(join('bo')).resolves.toMatchObject({ class: { id: '9b' } });
  });

  test('of a network that has no more are refused, and told of once; a right one never is', async () => {
    await Promise.all(['ada', 'bo', 'eve', 'kim'].map((uid) => enrol(uid)));
    await school.repositories.limits.take(
      { uid: 'many', address: ADDRESS },
      [{ name: 'wrongCodes', amount: 2998 }],
      NOW,
    );
    expect(school.reached).toEqual([]);
    await Promise.all(
      ['ada', 'eve'].map((uid) => expect(join(uid, 'WR0NG000')).rejects.toThrow('no class')),
    );
    for (const uid of ['ada', 'eve']) {
      await expect(join(uid, 'WR0NG000')).rejects.toMatchObject({
        ...{ code: 'too-many-requests', retryAfterSeconds: 3600 },
        message:
          'There is no class with this code, and too many wrong ones came from your network. Please ask your teacher for it again, or come back in 1 hour.',
      });
    }
    expect(school.reached).toEqual([{ limit: 'wrongCodes', counted: 'address', most: 3000 }]);
    await expect(join('bo')).resolves.toMatchObject({ class: { id: '9b' } });
    await expect(join('eve')).resolves.toMatchObject({ class: { id: '9b' } });
    await expect(join('kim', 'WR0NG000', '198.51.100.4')).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('of her own are answered like a right one when they were too many', async () => {
    await enrol('ada');
    for (let at = 0; at < 10; at += 1) await join('ada', 'nothing').catch(() => undefined);
    const said = await Promise.allSettled([join('ada'), join('ada', 'WR0NG000')]);
    const [right, wrong] = said.map((one): unknown =>
      one.status === 'rejected' ? one.reason : 'joined',
    );
    expect(right).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 3600 });
    expect(wrong).toEqual(right);
  });

  test('tried all at once find nothing that ten of them would not', async () => {
    await enrol('ada');
    for (let at = 0; at < 9; at += 1) await join('ada', 'nothing').catch(() => undefined);
    const guesses = Array.from({ length: 12 }, (_, at) => `WR0NG0${10 + at}`);
    const ends = await Promise.allSettled([...guesses, CODE].map((code) => join('ada', code)));
    const answered = ends.filter(
      (one) => one.status === 'fulfilled' || codeOf(one.reason) === 'not-found',
    );
    expect(answered.length).toBeLessThanOrEqual(2);
  });

  test('cost what they say: her tries, the code, and the network', async () => {
    await enrol('ada');
    expect(await school.costOf(() => join('ada', 'WR0NG000').catch(() => undefined))).toEqual([
      ...[3, 2, 0],
    ]);
    expect(await school.costOf(() => join('ada', 'no', null).catch(() => undefined))).toEqual([
      ...[1, 1, 0],
    ]);
  });

  test('are counted for the account where no address is known', async () => {
    await enrol('ada');
    await expect(join('ada', 'WR0NG000', null)).rejects.toMatchObject({ code: 'not-found' });
    const { docs } = await school.documents.collection('joinTries').get();
    expect(docs).toHaveLength(1);
    const { expiresAt } = docs[0]?.data() as { expiresAt: Timestamp };
    expect(expiresAt.toMillis()).toBeGreaterThan(NOW.getTime() + 3600_000);
  });
});

describe('a profile', () => {
  test('that is renamed keeps its classes, and markbooks have its new name', async () => {
    await enrol('ada');
    await join('ada');
    await school.documents.doc('marks/ada').update({ marks: { rivers: { tries: [], count: 0 } } });
    await enrol('ada', 'Somebody else');
    await school.repositories.accounts.change('ada', () => ({ fullName: 'Ada Byron' }));
    expect(await classIdsOf('ada')).toEqual([['9b'], ['9b'], ['9b']]);
    const marks = (await school.documents.doc('marks/ada').get()).data();
    expect(marks).toEqual({
      ...{ version: 1, studentId: 'ada', fullName: 'Ada Byron', classIds: ['9b'] },
      isClosed: false,
      marks: { rivers: { tries: [], count: 0 } },
    });
  });

  test('is taken out of one class alone', async () => {
    await enrol('ada');
    await storeClass('8a', 'AAAAAAA8');
    await join('ada');
    await join('ada', 'AAAAAAA8');
    const { memberships } = school.repositories;
    expect(await memberships.remove('ada', '9b')).toBe(true);
    expect(await memberships.remove('ada', '9b')).toBe(false);
    expect(await classIdsOf('ada')).toEqual([['8a'], ['8a'], ['8a']]);
  });
});

function required<T>(value: T | null): T {
  if (value === null) throw new Error('There is no such class.');
  return value;
}

function codeOf(reason: unknown): unknown {
  return (reason as { code?: unknown }).code;
}
