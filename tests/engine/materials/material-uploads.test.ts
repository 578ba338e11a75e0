import { draw } from '@study-assistant/emulators/bad-day/draw';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSchool, type School } from '../school/fault-schedules/school.ts';

const COMMIT = 'teacher Commit lists+materials';
/** Rare enough that only the commit fails. */
const SHARE = 0.02;

let school: School;

beforeAll(
  async () => void (school = await openSchool('demo-material-uploads', { hasNetwork: true })),
);
afterAll(() => school.close());
beforeEach(() => school.begin(1));

function upload() {
  const body = new FormData();
  const fields = { materialName: 'Rivers', materialType: 'Document' };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new Blob(['Rivers flow.']), 'rivers.txt');
  const question = { method: 'POST', path: '/materials/upload', body };
  return school.ask('teacher', { uid: 'teacher', role: 'teacher', ...question });
}

/** Finds a seed with which the first commit of an upload fails and no later one. */
function seedOf(isHit: (seed: number) => boolean, fault: string): number {
  const isCalm = (seed: number) =>
    [2, 3, 4].every((turn) => draw(seed, COMMIT, turn, fault) >= SHARE);
  const seeds = Array.from({ length: 5000 }, (_, at) => at);
  const found = seeds.find(
    (seed) => draw(seed, COMMIT, 1, fault) < SHARE && isCalm(seed) && isHit(seed),
  );
  return found ?? 0;
}

async function entries(): Promise<{ id: string }[]> {
  const list = { method: 'GET', path: '/materials' };
  const reply = await school.ask('teacher', { uid: 'teacher', role: 'teacher', ...list });
  return reply?.body.materials as { id: string }[];
}

test('an upload whose entry was stored, but not told so, stands with its file', async () => {
  const seed = seedOf(() => true, 'lostAnswer');
  school.badDay.begin(seed, { lostAnswer: SHARE });
  expect((await upload())?.status).toBe(201);
  expect(school.badDay.injected).toEqual([expect.stringContaining(COMMIT)]);
  expect([(await entries()).length, school.files.size]).toEqual([1, 1]);
});

test('an upload that fails leaves neither a file nor an entry, though that was stored', async () => {
  const seed = seedOf((one) => draw(one, COMMIT, 1, 'tookEffect') < 0.5, 'deadlineExceeded');
  school.badDay.begin(seed, { deadlineExceeded: SHARE });
  expect(await upload()).toBeNull();
  expect(school.badDay.injected).toEqual([expect.stringContaining(COMMIT)]);
  school.endBadDay();
  expect([await entries(), school.files.size]).toEqual([[], 0]);
});
