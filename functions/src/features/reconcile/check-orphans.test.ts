import { beforeEach, describe, expect, test } from 'vitest';
import type { Owner } from '../../domain/reconcile/is-too-much.ts';
import { createOrphanChecks, type OrphansDeps } from './check-orphans.ts';
import { createFindings } from './findings.ts';

const OLD = new Date('2026-11-01T00:00:00.000Z');
const NOW = new Date('2026-11-22T03:00:00.000Z');

type Line = [event: string, fields: Record<string, unknown> | undefined];

let lines: Line[];
let removed: string[];

beforeEach(() => {
  lines = [];
  removed = [];
});

async function* pagesOf<T>(values: T[]): AsyncGenerator<T[]> {
  for (let at = 0; at < values.length; at += 10) {
    yield await Promise.resolve(values.slice(at, at + 10));
  }
}

/** A school where this many of each kind are there, and so many at the beginning are lost. */
function checksOf(all: number, lost: number, empty: Owner[] = []) {
  const names = Array.from({ length: all }, (_, at) => String(at));
  const missing = (some: readonly string[]) =>
    Promise.resolve(some.filter((name) => Number(name) < lost));
  const remove = (name: string) => Promise.resolve(void removed.push(name));
  const none = { listBefore: () => pagesOf<string>([]) };
  const deps: OrphansDeps = {
    orphans: {
      listJobs: () => pagesOf(names.map((quizId) => ({ quizId, updatedAt: OLD }))),
      listReportedQuizzes: () => pagesOf(names),
      listCountedQuizzes: () => pagesOf(names),
      listOverdue: () => pagesOf<string>([]),
      findMissingQuizzes: missing,
      findUnnamedFiles: missing,
      isEmpty: (owner) => Promise.resolve(empty.includes(owner)),
    },
    jobs: { remove },
    files: { list: () => pagesOf(names.map((path) => ({ path, storedAt: OLD }))), remove },
    quizDocuments: {
      listOlder: () => pagesOf(names.map((id) => ({ id, sourcePath: `file-${id}` }))),
      remove,
    },
    reports: { removeQuiz: remove },
    responses: { isWhole: (quizId) => Promise.resolve(Number(quizId) !== all - 1), remove },
    heldAttempts: { listWaiting: () => Promise.resolve([]) },
    ...{ deletedQuizzes: none, deletedMaterials: none },
    boards: {
      listEndedBefore: () => pagesOf(names),
      removeSeatsBefore: () => Promise.resolve(0),
    },
    keepBoard: { clear: remove },
    closeAttempt: () => Promise.resolve(),
    releaseResults: () => Promise.resolve(),
    purgeDeleted: () => Promise.resolve(),
    clock: () => NOW,
  };
  return createOrphanChecks(deps);
}

function findings() {
  const say = (event: string, fields?: Record<string, unknown>) => void lines.push([event, fields]);
  return createFindings({ info: say, warn: say, error: say });
}

describe.each([
  ['checkJobs', 'reconcile.job', 'quizzes'],
  ['checkReports', 'reconcile.reports', 'quizzes'],
] as const)('%s', (check, event, owner) => {
  test('removes a few', async () => {
    await checksOf(100, 20)[check](findings());
    expect(removed).toHaveLength(20);
  });

  test('removes none when they are too many, and says how many', async () => {
    const night = findings();
    await checksOf(100, 21)[check](night);
    expect(removed).toEqual([]);
    expect(lines).toEqual([
      ['reconcile.too-much', { what: event, owner, lost: 21, looked: 100, isOwnerEmpty: false }],
    ]);
    expect(night.count()).toEqual({ found: {}, failed: 1 });
  });

  test('removes none when all that they may belong to is gone', async () => {
    await checksOf(3, 3, [owner])[check](findings());
    expect(removed).toEqual([]);
    expect(lines).toEqual([
      ['reconcile.too-much', { what: event, owner, lost: 3, looked: 3, isOwnerEmpty: true }],
    ]);
  });
});

test('one folder with too many lost files does not keep those of the other', async () => {
  await checksOf(3, 2, ['materials']).checkFiles(findings());
  expect(removed).toEqual(['0', '1']);
  expect(lines[0]).toMatchObject(['reconcile.too-much', { owner: 'materials' }]);
});

test('without any job no source of a quiz is removed', async () => {
  await checksOf(3, 2, ['materials', 'jobs']).checkFiles(findings());
  expect(removed).toEqual([]);
});

test('documents go with their files when their day is over, however many', async () => {
  const night = findings();
  await checksOf(2, 0).checkQuizDocuments(night);
  expect(removed).toEqual(['file-0', '0', 'file-1', '1']);
  expect(lines).toEqual([]);
  expect(night.count()).toEqual({ found: { 'reconcile.quiz-document': 2 }, failed: 0 });
});

test('first attempts that are not whole are made again though too many quizzes are gone', async () => {
  await checksOf(100, 21).checkResponses(findings());
  expect(removed).toEqual(['99']);
  expect(lines.at(-1)).toMatchObject(['reconcile.too-much', { what: 'reconcile.responses' }]);
});
