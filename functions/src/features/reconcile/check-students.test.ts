import { beforeEach, expect, test } from 'vitest';
import type { StudentPair } from '../../domain/reconcile/student-differences.ts';
import { EMPTY_SUMMARY, type StudentProfile } from '../../domain/student/student-summary.ts';
import { createStudentsCheck, type StudentsDeps } from './check-students.ts';
import { createFindings } from './findings.ts';

const account: StudentProfile = {
  fullName: 'Ada',
  email: 'ada@example.org',
  currentGrade: '9',
  classIds: [],
};
const sums = { attempts: 1, percentageSum: 60 };
const totals = { ...sums, highestPercentage: 60, passed: 1 };

let lines: unknown[];
let mended: string[];

beforeEach(() => {
  lines = [];
  mended = [];
});

function aPair(uid: string, changes: Partial<StudentPair> = {}): StudentPair {
  return {
    uid,
    kept: { ...totals, profile: account, since: null },
    account: { ...account, closedAt: null },
    marks: null,
    ...changes,
  };
}

async function* listOf(pairs: StudentPair[]): AsyncGenerator<StudentPair> {
  for (const pair of pairs) yield await Promise.resolve(pair);
}

type Looks = StudentsDeps['reconciledStudents'] & {
  recount: (uid: string) => Promise<void>;
  sumResults: StudentsDeps['quizResults']['sum'];
};

async function check(changes: Partial<Looks>) {
  const say = (event: string, fields = {}) => void lines.push({ event, ...fields });
  const findings = createFindings({ info: say, warn: say, error: say });
  const mend = (uid: string) => Promise.resolve(void mended.push(uid));
  const { recount, sumResults, ...reconciledStudents }: Looks = {
    listPairs: () => listOf([]),
    findPair: (uid) => Promise.resolve(aPair(uid)),
    countAttempts: () => Promise.resolve(totals),
    sumResults: () => Promise.resolve({ kept: sums, counted: sums }),
    recount: mend,
    ...changes,
  };
  const findProfileIn = () => Promise.reject(new Error('Nobody asks for this here.'));
  await createStudentsCheck({
    reconciledStudents,
    summaries: { recount, copyProfile: (uid) => mend(uid).then(() => EMPTY_SUMMARY) },
    quizResults: { sum: sumResults, recount: mend },
    accounts: { copyToMarks: mend, findProfileIn },
  })(findings);
  return findings.count();
}

test.each([
  ['an account that was not there yet', { account: null }],
  ['a grade of before', { account: { ...account, currentGrade: '8' as const, closedAt: null } }],
  [
    'marks that were not there yet',
    { marks: { fullName: 'Ada', classIds: ['9b'], isClosed: false } },
  ],
  ['totals that were not there yet', { kept: null }],
  ['totals of before', { kept: { ...totals, attempts: 0, profile: account, since: null } }],
])('%s, listed while it changed, is no difference', async (_what, changes) => {
  await check({ listPairs: () => listOf([aPair('ada', changes)]) });
  expect([mended, lines]).toEqual([[], []]);
});

test('a look at one student that fails stops none of the others', async () => {
  const uids = Array.from({ length: 50 }, (_, at) => `pupil-${at}`);
  const away = new Error('UNAVAILABLE');
  const counted: string[] = [];
  const count = await check({
    listPairs: () => listOf(uids.map((uid) => aPair(uid))),
    countAttempts(uid) {
      if (uid === 'pupil-3') return Promise.reject(away);
      counted.push(uid);
      return Promise.resolve(totals);
    },
  });
  expect(counted).toHaveLength(49);
  expect(lines).toEqual([
    { event: 'reconcile.broken-off', check: 'checkStudents', uid: 'pupil-3', error: away },
  ]);
  expect(count.failed).toBe(1);
});

test('when the list breaks off, those that are being looked at are finished first', async () => {
  async function* breakingOff() {
    yield await Promise.resolve(aPair('ada', { kept: null }));
    throw new Error('UNAVAILABLE');
  }
  const findPair = (uid: string) => Promise.resolve(aPair(uid, { kept: null }));
  const recount = (uid: string) =>
    new Promise<void>((resolve) => {
      setTimeout(() => resolve(void mended.push(uid)), 20);
    });
  await expect(check({ listPairs: breakingOff, findPair, recount })).rejects.toThrow('UNAVAILABLE');
  expect(mended).toEqual(['ada', 'ada']);
});

test('an attempt that came in between the two sums is no difference, a lasting one is mended', async () => {
  const [before, after] = [{ ...sums, attempts: 0 }, sums];
  const looks = [
    { kept: before, counted: after },
    { kept: after, counted: after },
  ];
  const listPairs = () => listOf([aPair('ada')]);
  await check({ listPairs, sumResults: () => Promise.resolve(looks.shift()!) });
  expect([lines, mended]).toEqual([[], []]);
  await check({ listPairs, sumResults: () => Promise.resolve({ kept: before, counted: after }) });
  expect(lines).toEqual([{ event: 'reconcile.quiz-results', uid: 'ada' }]);
  expect(mended).toEqual(['ada']);
});
