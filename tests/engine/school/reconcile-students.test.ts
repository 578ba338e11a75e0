import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { student } from '../classroom.ts';
import { openNight, profile, type Night } from './night.ts';

const maya = student('maya');

let night: Night;

beforeAll(async () => {
  night = await openNight('demo-reconcile-students');
});
afterAll(() => night.close());
beforeEach(() => night.clear());

async function take(quizId: string, ...answers: number[]): Promise<void> {
  await night.storeQuiz(quizId);
  const body = { quizId, studentId: maya.uid, answers, timeTaken: 50 };
  await night.room.plain.submit(maya, body, undefined);
}

describe('totals', () => {
  beforeEach(async () => {
    await night.enrol('maya');
    await take('rivers', 1, 1, 0, 0, 0);
    await take('lakes', 1, 1, 1, 1, 1);
  });

  test('that are right are left alone, without a look at any attempt', async () => {
    expect(await night.findings()).toEqual([]);
  });

  test.each([
    ['attempts', 3],
    ['percentageSum', 100],
    ['passed', 0],
    ['highestPercentage', 90],
  ])('whose %s differ are counted again', async (field, wrong) => {
    await night.room.documents.doc('students/maya').update({ [field]: wrong });
    expect(await night.findings()).toEqual([{ event: 'reconcile.totals', uid: 'maya' }]);
    expect(await night.repositories.summaries.read('maya')).toMatchObject({
      ...{ attempts: 2, percentageSum: 140, passed: 1, highestPercentage: 100, profile },
    });
    expect(await night.findings()).toEqual([]);
  });

  test.each([
    ['is damaged', { topics: 'rivers' }],
    ['has no time', { completedAt: FieldValue.delete() }],
  ])('are left as they are while an attempt %s', async (_what, damage) => {
    const { docs } = await night.room.documents.collection('attempts').get();
    await docs[0]?.ref.update(damage);
    expect(await night.findings()).toEqual([]);
    await night.room.documents.doc('students/maya').update({ passed: 0 });
    expect((await night.reconcile()).map(({ event }) => event)).toEqual([
      ...['reconcile.totals', 'reconcile.not-mended', 'reconcile.done'],
    ]);
    expect(await night.repositories.summaries.read('maya')).toMatchObject({
      attempts: 2,
      passed: 0,
    });
  });

  test('that are missing are made with the profile', async () => {
    await night.room.documents.doc('students/maya').delete();
    const told = await night.findings();
    expect(told.map(({ event }) => event)).toEqual(['reconcile.profile']);
    expect(await night.repositories.summaries.read('maya')).toMatchObject({ attempts: 2, profile });
  });
});

describe('profiles', () => {
  test('are those of the accounts', async () => {
    await Promise.all(['ada', 'bo', 'cy', 'di'].map((uid) => night.enrol(uid)));
    await night.room.documents.doc('users/bo').update({ currentGrade: '10' });
    await night.room.documents.doc('users/cy').delete();
    expect(await night.findings()).toEqual([
      { event: 'reconcile.profile', uid: 'bo' },
      { event: 'reconcile.profile', uid: 'cy' },
    ]);
    const [bo, cy] = [
      await night.repositories.summaries.read('bo'),
      await night.repositories.summaries.read('cy'),
    ];
    expect(bo.profile?.currentGrade).toBe('10');
    expect(cy.profile).toBeNull();
    expect(await night.findings()).toEqual([]);
  });
});

test('a profile that changes while it is looked at is copied as it is then', async () => {
  await night.enrol('ada');
  const ada = night.room.documents.doc('users/ada');
  await ada.update({ currentGrade: '10' });
  async function* listPairs() {
    for await (const pair of night.repositories.reconciledStudents.listPairs()) {
      await ada.update({ currentGrade: '11' });
      yield pair;
    }
  }
  const reconciledStudents = { ...night.repositories.reconciledStudents, listPairs };
  await night.reconcile(2, { reconciledStudents });
  expect((await night.repositories.summaries.read('ada')).profile?.currentGrade).toBe('11');
});

describe('the classes of a student', () => {
  const classIds = ['9b', '9c'];
  const paths = ['students', 'marks'];

  beforeEach(async () => {
    await night.enrol('ada');
    await night.room.documents.doc('users/ada').update({ classIds });
    await night.findings();
  });

  async function copies(): Promise<unknown[]> {
    const refs = paths.map((name) => night.room.documents.doc(`${name}/ada`));
    const found = await night.room.firestore.getAll(...refs);
    return found.map((one): unknown => one.get('classIds') ?? one.get('profile.classIds'));
  }

  test('are copied to her totals and to her marks', async () => {
    expect(await copies()).toEqual([classIds, classIds]);
    expect(await night.findings()).toEqual([]);
  });

  test('are mended in her marks, which stay as they are', async () => {
    const ofAda = night.room.documents.doc('marks/ada');
    await ofAda.update({ classIds: ['9b'], fullName: 'Eda', marks: { rivers: { count: 1 } } });
    expect(await night.findings()).toEqual([{ event: 'reconcile.marks', uid: 'ada' }]);
    expect((await ofAda.get()).data()).toEqual({
      ...{ version: 1, studentId: 'ada', fullName: 'Maya', classIds, isClosed: false },
      marks: { rivers: { count: 1 } },
    });
  });

  test('are on no list while her account is closed, and stay in her marks', async () => {
    const closedAt = Timestamp.now();
    await night.room.documents.doc('users/ada').update({ closedAt });
    const told = await night.findings();
    expect(told.map(({ event }) => event)).toEqual(['reconcile.profile', 'reconcile.marks']);
    expect(await copies()).toEqual([undefined, classIds]);
    expect(await night.findings()).toEqual([]);
    await night.room.documents.doc('users/ada').update({ closedAt: null });
    await night.findings();
    expect(await copies()).toEqual([classIds, classIds]);
  });

  test('are none once her account is gone', async () => {
    await night.room.documents.doc('users/ada').delete();
    const told = await night.findings();
    expect(told.map(({ event }) => event)).toEqual(['reconcile.profile', 'reconcile.marks']);
    expect(await copies()).toEqual([undefined, []]);
    await night.room.documents.doc('students/ada').delete();
    expect(await night.findings()).toEqual([]);
  });
});
