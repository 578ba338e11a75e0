import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashCardCode } from '../../../functions/src/domain/account/card-code.ts';
import { LEFT_OUT } from '../../../functions/src/features/export/left-out.ts';
import { SECTIONS } from '../../../functions/src/features/export/list-sections.ts';
import { openSchool, type School } from '../school/fault-schedules/school.ts';
import { ADA, AMY, BEN, CARL, fillSchool, TINA, type ErasableSchool } from './erasable-school.ts';
import { namePlaces } from './erasure-places.ts';

let school: School;
let room: ErasableSchool;

beforeAll(async () => {
  school = await openSchool('demo-export');
  room = await fillSchool(school);
});
afterAll(() => school.close());

async function exportOf(who: typeof AMY, path = '/account/export') {
  const { uid, role, isAdmin, email, on } = who;
  const holder = {
    uid,
    role,
    isAdmin,
    email,
    isEmailVerified: true,
    schoolId: 'main',
    way: { provider: 'password', tenant: null, email: null },
  };
  const token = encodeURIComponent(JSON.stringify(holder));
  const response = await fetch(`${school.instances[on].url}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="?study-/);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const read = (name: string) => JSON.parse(strFromU8(files[`data/${name}.json`]!)) as object[];
  const all = Object.values(files).map((bytes) => strFromU8(bytes));
  return {
    names: Object.keys(files),
    page: strFromU8(files['index.html']!),
    read,
    all: all.join(),
  };
}

function valuesOf(records: object[], field: string): unknown[] {
  return records.map((record) => (record as Record<string, unknown>)[field]).sort();
}

test('a student gets what is kept about her, without what is held and without anybody else', async () => {
  const { names, read, all } = await exportOf(AMY);
  expect(names.at(-1)).toBe('index.html');
  expect(read('account')).toMatchObject([{ uid: AMY.uid, fullName: AMY.fullName }]);
  expect(read('classes')).toMatchObject([{ name: '9B' }, { name: '9C' }]);
  expect(read('attempts')).toHaveLength(2);
  expect(read('attempts')[0]).toMatchObject({ totalQuestions: 5, score: 3 });
  expect(read('quiz-results').length).toBeGreaterThan(0);
  expect(read('quiz-results')[0]).toMatchObject({ attempts: expect.any(Number) as number });
  expect(read('attempts-under-way')).toHaveLength(2);
  const [handedIn] = read('handed-in');
  expect(Object.keys(handedIn ?? {})).toEqual(['id', 'quizTitle', 'handedInAt']);
  expect(JSON.stringify(read('assignments'))).not.toContain('score');
  expect(read('marks-by-hand')).toMatchObject([
    { column: 'Oral', points: 12, highest: 20, comment: `Well read, ${AMY.fullName}` },
  ]);
  // What is said of a result waits with it; she has not begun the other.
  expect(valuesOf(read('assignments'), 'comment')).toEqual([
    `At ${room.assignments.forBoth}`,
    undefined,
  ]);
  expect(read('accommodation')).toMatchObject([{ timeFactor: 2 }, { moreAttempts: 1 }]);
  expect(read('reports')).toHaveLength(2);
  const [totals, ...others] = read('totals');
  expect(totals).toMatchObject({ since: null, attempts: 2, percentageSum: 120 });
  expect(others).toEqual([]);
  expect(Object.keys(totals ?? {})).not.toContain('profile');
  expect(read('years')).toMatchObject([{ name: '2025/26', grade: '8', attempts: 3 }]);
  expect(read('chosen-assignments')).toHaveLength(2);
  expect(read('sign-ins')).toMatchObject([{ browser: 'Firefox', system: 'Linux' }]);
  expect(all).not.toContain(hashCardCode(`card of ${AMY.uid}`));
  expect(read('invitations')).toMatchObject([{ to: 'this address', isAdmin: false }]);
  for (const { uid, fullName, email } of [BEN, TINA, CARL, ADA]) {
    for (const word of [uid, fullName, email]) expect(all).not.toContain(word);
  }
});

test('a result that cannot be read stops no export, and is not in it', async () => {
  const broken = room.documents.root.collection('heldAttempts').doc('broken');
  await broken.set({ studentId: AMY.uid, quizTitle: 'Rivers' });
  try {
    const { read, names } = await exportOf(AMY);
    expect(names.at(-1)).toBe('index.html');
    expect(valuesOf(read('handed-in'), 'id')).not.toContain('broken');
    expect(read('chosen-assignments')).toHaveLength(2);
  } finally {
    await broken.delete();
  }
});

test('a teacher gets what she has made and given, and no student', async () => {
  const { read, all } = await exportOf(TINA);
  expect(read('account')).toMatchObject([{ closedAt: null, schoolId: 'main' }]);
  expect(read('account')[0]).toHaveProperty('createdAt');
  expect(valuesOf(read('classes'), 'name')).toEqual(['9B', '9C']);
  expect(read('quizzes')).toHaveLength(3);
  expect(JSON.stringify(read('quizzes'))).toContain('"correctAnswer"');
  expect(read('quizzes')[0]).toHaveProperty('suggestedQuestions');
  expect(read('orders')).toMatchObject(Array(3).fill({ fileName: 'rivers.pdf', count: 5 }));
  expect(read('documents')).toMatchObject([{ fileName: 'other.pdf' }]);
  expect(read('materials')).toMatchObject([{ fileName: 'rivers.txt' }]);
  const given = read('given-assignments') as { settings: { students: number | 'all' } }[];
  expect(given).toMatchObject(Array(3).fill({ className: '9B' }));
  expect(given.map(({ settings }) => settings.students).sort()).toEqual([1, 2, 'all']);
  expect(read('topics').length).toBeGreaterThan(0);
  expect(read('insights')).toMatchObject([{ classId: null, writer: 'offline' }]);
  expect(JSON.stringify(read('insights'))).not.toContain('text');
  // The three that she has sent, and the one to her, which she also sent herself.
  expect(valuesOf(read('invitations'), 'to')).toEqual([
    ...Array<string>(3).fill('somebody else'),
    'this address',
  ]);
  expect([read('totals'), read('years')]).toEqual([[], []]);
  for (const { uid, fullName, email } of [AMY, BEN, CARL, ADA]) {
    for (const word of [uid, fullName, email]) expect(all).not.toContain(word);
  }
});

test('what is left out is said, with the reason', async () => {
  const { read, page } = await exportOf(AMY);
  expect(read('left-out')).toContainEqual({
    what: 'Names, addresses and ids of other people',
    why: 'They are theirs.',
  });
  expect(page).toContain('<h2>What is not in here, and why</h2>');
});

test('each collection that the erasure looks through is in the export, or left out with a reason', () => {
  const places = namePlaces(room.documents.root);
  const searched = new Set(places.flatMap(({ collections }) => collections));
  const told = new Set([...SECTIONS, ...LEFT_OUT].flatMap(({ collections }) => collections));
  expect(searched.size).toBeGreaterThan(20);
  expect([...searched].filter((name) => !told.has(name))).toEqual([]);
});

test('an admin gets the same for somebody else, and the audit says so', async () => {
  const { read } = await exportOf(ADA, `/admin/people/${BEN.uid}/export`);
  expect(read('attempts')).toHaveLength(2);
  expect(read('log').at(-1)).toBeDefined();
  expect(JSON.stringify(read('log'))).toContain('account.exported');
});

test('what was done stands in its order, the newest first', async () => {
  for (let times = 0; times < 5; times += 1) {
    school.pass(60);
    await exportOf(BEN);
  }
  const { read } = await exportOf(BEN);
  for (const [name, field] of [
    ['log', 'at'],
    ['attempts', 'completedAt'],
  ] as const) {
    const times = (read(name) as Record<string, string>[]).map((one) => one[field] ?? '');
    expect(times, name).toEqual(times.toSorted().toReversed());
  }
});

test('what people have written does nothing in the page', async () => {
  const fullName = `<script>alert("1")</script> & 'نور'`;
  await room.documents.doc(`users/${CARL.uid}`).update({ fullName });
  const { page } = await exportOf(CARL);
  expect(page).not.toContain('<script');
  expect(page).toContain(
    '<bdi dir="auto">&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;نور&#39;</bdi>',
  );
  expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
});
