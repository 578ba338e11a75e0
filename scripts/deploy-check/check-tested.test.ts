import { expect, test } from 'vitest';
import { recordQueries } from '../tested/record-queries.ts';
import { hash, type TestedRun } from '../tested/tested-run.ts';
import { checkCommit } from './check-commit.ts';
import { checkIndexes } from './check-indexes.ts';
import { checkRules } from './check-rules.ts';
import type { Finding } from './finding.ts';
import { printFindings } from './print-findings.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /quizzes/{id} { allow read: if false; }
  }
}`;

const byTeacher = {
  from: [{ collectionId: 'quizzes' }],
  where: {
    fieldFilter: {
      field: { fieldPath: 'teacherId' },
      op: 'EQUAL',
      value: { stringValue: 'ada' },
    },
  },
  orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
};
const ofTeacher = JSON.stringify({
  indexes: [
    {
      collectionGroup: 'quizzes',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'teacherId', order: 'ASCENDING' },
        { fieldPath: 'createdAt', order: 'DESCENDING' },
      ],
    },
  ],
});
const tested: TestedRun = {
  commit: 'abc',
  rules: { 'firestore.rules': hash(RULES) },
  queries: [{ query: byTeacher, aggregations: [] }],
};

const mends = (findings: Finding[]) => findings.map(({ mend }) => mend);

test('what was built and tested of the commit may go', () => {
  const same = { current: 'abc', built: 'abc', tested: 'abc' };
  expect(mends(checkCommit(same))).toEqual([null, null, null]);
});

test.each([
  ['files of no commit', { current: 'abc with changes' }, 0],
  ['a folder outside of git', { current: null }, 0],
  ['a build of an earlier commit', { built: 'abb' }, 1],
  ['a build of files of no commit', { built: 'abc with changes' }, 1],
  ['a commit whose tests have not passed', { tested: null }, 2],
])('refused: %s', (_what, commits, place) => {
  const findings = checkCommit({ current: 'abc', built: 'abc', tested: 'abc', ...commits });
  expect(findings[place]?.mend).not.toBeNull();
});

test('a query without its index is named with the entry to add', () => {
  expect(mends(checkIndexes(ofTeacher, tested))).toEqual([null]);
  const [finding] = checkIndexes('{}', tested);
  expect(finding?.mend).toContain('"fieldPath":"teacherId"');
});

test('without a test run nothing is known of the queries', () => {
  expect(mends(checkIndexes(ofTeacher, null))).not.toContain(null);
});

test('an index file that cannot be read is refused', () => {
  expect(mends(checkIndexes('{', tested))[0]).toContain('firestore.indexes.json');
});

test('rules have to be those that the tests ran on', () => {
  expect(mends(checkRules({ 'firestore.rules': RULES }, tested))).toEqual([null, null]);
  const opened = RULES.replace('false', 'true');
  expect(mends(checkRules({ 'firestore.rules': opened }, tested))[1]).toContain('npm test');
  expect(mends(checkRules({ 'firestore.rules': RULES }, null))[1]).toContain('npm test');
});

test('rules that cannot be read are refused with their place', () => {
  const broken = RULES.replace('allow read', 'allow raed');
  expect(mends(checkRules({ 'firestore.rules': broken }, tested))[0]).toContain(
    'firestore.rules:4',
  );
});

test('the list says what to do, and whether anything is left', () => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  expect(printFindings([{ what: 'All is well', mend: null }], print)).toBe(true);
  expect(printFindings([{ what: 'A key is there', mend: 'Set it.' }], print)).toBe(false);
  expect(lines).toContain('✓ All is well');
  expect(lines).toContain('✗ A key is there');
  expect(lines).toContain('    Set it.');
});

test('outside of a whole run no query is kept', async () => {
  const queries = recordQueries('api');
  queries.watch(tested.queries[0]?.query ?? {}, []);
  await expect(queries.save()).resolves.toBeUndefined();
});
