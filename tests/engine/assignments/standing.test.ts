import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changeFields,
  closePerson,
  leaveSchool,
  openPerson,
} from '../../../functions/src/domain/account/change-person.ts';
import type { Standing } from '../../../functions/src/domain/account/member.ts';
import { aClassRecord } from '../../../functions/src/domain/class/class-record.fixture.ts';
import { createStandingFollower } from '../../../functions/src/features/people/follow-standing.ts';
import { openSchool, type School } from '../school.ts';

const NOW = new Date('2026-11-22T08:00:00.000Z');

let school: School;

beforeAll(() => {
  school = openSchool('demo-standing');
});
afterAll(() => school.close());
beforeEach(async () => {
  for (const collection of await school.documents.root.listCollections()) {
    await school.firestore.recursiveDelete(collection);
  }
});

async function enrol(uid: string, userType: 'teacher' | 'student'): Promise<void> {
  const currentGrade = userType === 'student' ? ('9' as const) : null;
  const email = `${uid}@school.edu`;
  await school.repositories.accounts.save(
    { uid, fullName: uid, email, userType, currentGrade },
    NOW,
  );
}

async function anAdmin(uid: string): Promise<void> {
  await enrol(uid, 'teacher');
  await school.documents.doc(`users/${uid}`).update({ isAdmin: true });
}

function change(
  actorId: string,
  uid: string,
  decide: Parameters<typeof school.repositories.members.change>[1],
) {
  return school.repositories.members.change({ actorId, uid }, decide, NOW);
}

const take = (actorId: string, uid: string) =>
  change(actorId, uid, (found) => changeFields(found, { isAdmin: false }));
const close = (actorId: string, uid: string) =>
  change(actorId, uid, (found) => closePerson(found, NOW));
const leave = (uid: string) => change(uid, uid, (found) => leaveSchool(found, NOW));

async function openAdmins(): Promise<string[]> {
  const users = school.documents.collection('users');
  const found = await users.where('isAdmin', '==', true).where('closedAt', '==', null).get();
  return found.docs.map(({ id }) => id);
}

async function acts(): Promise<unknown[]> {
  const found = await school.documents.collection('audit').get();
  return found.docs.map((entry): unknown => entry.get('act'));
}

describe('of two admins who act at once, one stays', () => {
  beforeEach(() => Promise.all([anAdmin('ada'), anAdmin('bea')]));

  test.each([
    ['take admin from each other', () => [take('ada', 'bea'), take('bea', 'ada')]],
    ['close each other', () => [close('ada', 'bea'), close('bea', 'ada')]],
    ['leave', () => [leave('ada'), leave('bea')]],
    ['take and leave', () => [take('ada', 'bea'), leave('ada')]],
    ['close and leave', () => [close('bea', 'ada'), leave('bea')]],
  ])('when they %s', async (_what, both) => {
    const done = await Promise.allSettled(both());
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await openAdmins()).toHaveLength(1);
    // Refused actions are not recorded.
    expect(await acts()).toHaveLength(1);
  });
});

test('an admin who is closed counts for none, and cannot act', async () => {
  await Promise.all([anAdmin('ada'), anAdmin('bea')]);
  await close('ada', 'bea');
  await expect(take('ada', 'ada')).rejects.toMatchObject({ code: 'conflict' });
  await expect(take('bea', 'ada')).rejects.toMatchObject({ code: 'forbidden' });
  await change('ada', 'bea', openPerson);
  await take('ada', 'ada');
  expect(await openAdmins()).toEqual(['bea']);
});

test('joining a class, signing up again and closing at once leave nobody on a list', async () => {
  await anAdmin('ada');
  const uids = Array.from({ length: 8 }, (_, at) => `pupil-${at}`);
  await Promise.all(uids.map((uid) => enrol(uid, 'student')));
  await school.repositories.classes.create(aClassRecord({ teacherIds: ['ada'] }));
  await Promise.all(
    uids.flatMap((uid) => [
      close('ada', uid),
      school.repositories.memberships.add(uid, '9b'),
      enrol(uid, 'student').catch(() => undefined),
    ]),
  );
  const { accounts, classStudents } = school.repositories;
  expect(await classStudents.listRoster('9b')).toEqual([]);
  expect(await classStudents.listRows(null)).toEqual([]);
  expect([await accounts.countStudents(), await accounts.listStudents()]).toEqual([0, []]);
  expect(await school.repositories.marks.findStudents(uids)).toEqual([]);
});

describe('Auth', () => {
  type AuthAccount = { isEnabled: boolean; told: Standing | null };
  const auth: AuthAccount = { isEnabled: true, told: null };
  let fails = 0;

  /** Each step takes a moment, in which others may run. */
  async function step(work: () => void): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
    if (fails > 0) {
      fails -= 1;
      throw new Error('Auth does not answer.');
    }
    work();
  }

  const identity = {
    async close() {
      await step(() => (auth.isEnabled = false));
      await step(() => (auth.told = null));
    },
    async open(_uid: string, standing: Standing) {
      await step(() => (auth.told = standing));
      await step(() => (auth.isEnabled = true));
    },
    setRole: (_uid: string, standing: Standing) => step(() => (auth.told = standing)),
  };

  function follow(isOpened?: boolean): Promise<void> {
    const findMember = (uid: string) => school.repositories.accounts.findMember(uid);
    return createStandingFollower({ accounts: { findMember }, identity, schoolId: 'main' })(
      'maya',
      isOpened,
    );
  }

  beforeEach(async () => {
    fails = 0;
    Object.assign(auth, { isEnabled: true, told: null });
    await anAdmin('ada');
    await enrol('maya', 'student');
  });

  test.each(Array.from({ length: 8 }, (_, at) => at))(
    'ends with what is stored, when closing and opening come at once (%i)',
    async () => {
      const closeThenTell = async () => {
        await close('ada', 'maya');
        await follow();
      };
      const openThenTell = async () => {
        await change('ada', 'maya', openPerson);
        await follow(true);
      };
      await Promise.all([closeThenTell(), openThenTell(), closeThenTell(), openThenTell()]);
      const isOpen = (await school.repositories.accounts.findMember('maya'))?.closedAt === null;
      expect([auth.isEnabled, auth.told !== null]).toEqual([isOpen, isOpen]);
    },
  );

  test('that failed between two steps is told the rest when it is repeated', async () => {
    await close('ada', 'maya');
    for (let failed = 0; failed < 2; failed += 1) {
      fails = 1;
      await expect(follow()).rejects.toThrow('does not answer');
    }
    await follow();
    expect(auth).toEqual({ isEnabled: false, told: null });
  });

  test('keeps an account disabled that was disabled there, and is told its role', async () => {
    auth.isEnabled = false;
    await follow();
    expect(auth).toEqual({
      isEnabled: false,
      told: { role: 'student', schoolId: 'main', isAdmin: false, ended: null },
    });
  });
});

test('people are listed for a read each, and counted for three', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, at) => enrol(`pupil-${at}`, 'student')));
  const { members } = school.repositories;
  const page = { limit: 5, after: null };
  expect(await school.costOf(() => members.list(page))).toEqual([5, 0, 0]);
  const { end } = await members.list(page);
  expect(await school.costOf(() => members.list({ ...page, after: end }))).toEqual([6, 0, 0]);
  expect(await school.costOf(() => members.countPeople())).toEqual([3, 0, 0]);
});
