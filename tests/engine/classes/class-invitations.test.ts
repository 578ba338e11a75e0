import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aClassRecord } from '../../../functions/src/domain/class/class-record.fixture.ts';
import { isFreeToAdd } from '../../../functions/src/domain/class/roster.ts';
import { openSchool, type School } from '../school.ts';

const NOW = new Date('2026-11-20T08:00:00.000Z');
const AFTER_60_DAYS = new Date('2027-01-19T08:00:01.000Z');

let school: School;
let turn = 0;
let ada: string;
let ines: string;

beforeAll(() => {
  school = openSchool('demo-class-invitations');
});

afterAll(() => school.close());

beforeEach(async () => {
  turn += 1;
  [ada, ines] = [`ada-${turn}`, `ines-${turn}`];
  await save(ada, 'student');
  await save(ines, 'teacher');
});

async function save(uid: string, userType: 'student' | 'teacher', isMadeByList = false) {
  const currentGrade = userType === 'student' ? '9' : null;
  const user = { uid, email: `${uid}@school.edu`, fullName: uid, userType, currentGrade } as const;
  await school.repositories.accounts.save({ ...user, isMadeByList }, NOW);
}

async function aClass(id: string): Promise<string> {
  const record = aClassRecord({ id: `${id}-${turn}`, name: id, teacherIds: [ines] });
  await school.repositories.classes.create(record);
  return record.id;
}

function invite(classId: string, teacherId = ines, studentId = ada, now = NOW) {
  const invitee = { classId, studentId, teacherId, email: `${studentId}@school.edu` };
  return school.repositories.classInvitations.invite(invitee, now);
}

async function acceptFirst(now = NOW) {
  const { classInvitations } = school.repositories;
  const [waiting] = await classInvitations.listOfStudent(ada, NOW);
  const asked = { id: waiting?.id ?? 'none', studentId: ada, now };
  return (await classInvitations.accept(asked, () => undefined)).membership;
}

const classIdsOf = (uid: string) => school.repositories.accounts.findClassIds(uid);

test('an invitation gives nothing until it is accepted, and lasts for sixty days', async () => {
  const id = await aClass('9b');
  expect(await invite(id)).toBe('invited');
  expect(await classIdsOf(ada)).toEqual([]);
  const { marks } = school.repositories;
  expect(await marks.findStudents([ada])).toEqual([]);
  expect(await acceptFirst(AFTER_60_DAYS)).toBe('not-found');
  const { classInvitations } = school.repositories;
  expect(await classInvitations.listOfStudent(ada, AFTER_60_DAYS)).toEqual([]);
  expect(await classInvitations.listOfClass(id, AFTER_60_DAYS)).toEqual([]);
  expect(await acceptFirst()).toBe('added');
  expect(await classIdsOf(ada)).toEqual([id]);
  expect(await invite(id)).toBe('member');
});

test('of one teacher five wait, and another still gets through', async () => {
  const invited: string[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    invited.push(await invite(await aClass(name)));
  }
  expect(invited).toEqual([
    ...Array<string>(5).fill('invited'),
    ...Array<string>(2).fill('too-many'),
  ]);
  const own = await aClass('9b');
  expect(await invite(own, 'otto')).toBe('invited');
  // An expired invitation makes room.
  expect(await invite(await aClass('h'), ines, ada, AFTER_60_DAYS)).toBe('invited');
});

test('accepted twice at once, she is in the class once', async () => {
  await invite(await aClass('9b'));
  const both = await Promise.all([acceptFirst(), acceptFirst()]);
  expect(both).toContain('added');
  expect(await classIdsOf(ada)).toHaveLength(1);
});

test('of two lists at once one adds her, and the other has to ask', async () => {
  const eve = `eve-${turn}`;
  await save(eve, 'student', true);
  const ids = [await aClass('9b'), await aClass('9c')];
  const { memberships } = school.repositories;
  const added = await Promise.all(ids.map((id) => memberships.add(eve, id, isFreeToAdd)));
  expect(added.toSorted()).toEqual(['added', 'not-free']);
});

test('who has left a class herself is added by nobody without asking', async () => {
  const eve = `eve-${turn}`;
  await save(eve, 'student', true);
  const { accounts, memberships } = school.repositories;
  const id = await aClass('9b');
  await memberships.add(eve, id);
  expect((await accounts.findMember(eve))?.isMadeByList).toBe(true);
  expect(await memberships.leave(eve, id, () => undefined)).toBe(true);
  expect(await accounts.findMember(eve)).toMatchObject({ classIds: [], isMadeByList: false });
  expect(await memberships.leave(eve, id, () => undefined)).toBe(false);
});

test('an invitation of a teacher whose account is closed is not followed', async () => {
  await invite(await aClass('9b'));
  await school.documents.root.collection('users').doc(ines).update({ closedAt: NOW });
  expect(await acceptFirst()).toBe('not-found');
  expect(await classIdsOf(ada)).toEqual([]);
});

test('in twenty classes an invitation waits until there is room', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, (_, at) => aClass(`full-${at}`)));
  for (const id of ids) await school.repositories.memberships.add(ada, id);
  await invite(await aClass('9b'));
  expect(await acceptFirst()).toBe('too-many');
  await school.repositories.memberships.remove(ada, ids[0] ?? '');
  expect(await acceptFirst()).toBe('added');
});
