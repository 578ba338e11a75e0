import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../../functions/src/domain/caller.fixture.ts';
import { aClassRecord } from '../../../functions/src/domain/class/class-record.fixture.ts';
import { DEFAULT_SCHOOL_ID } from '../../../functions/src/domain/school/school-id.ts';
import { createAccountsService } from '../../../functions/src/features/accounts/accounts.service.ts';
import { createStandingFollower } from '../../../functions/src/features/people/follow-standing.ts';
import { createOpenInvitations } from '../../../functions/src/stored/people/open-invitations.repository.ts';
import { invitationId } from '../../../functions/src/stored/people/stored-invitation.ts';
import { openSchool } from '../school.ts';

const NOW = new Date('2026-11-16T08:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;
let room: Awaited<ReturnType<typeof openSchool>>;
/** Changes sent to Auth, by uid. */
const told = new Map<string, object>();

beforeAll(() => void (room = openSchool('demo-own-account')));
afterAll(() => room.close());

function service() {
  const setRole = (uid: string, standing: object) => Promise.resolve(void told.set(uid, standing));
  const nothing = () => Promise.resolve();
  const identity = { setRole, close: nothing, open: nothing };
  const parts = { ...room.repositories, schoolId: DEFAULT_SCHOOL_ID, identity };
  return createAccountsService({
    ...parts,
    requireReader: nothing,
    followStanding: createStandingFollower(parts),
    clock: () => NOW,
  });
}

const aTeacher = (uid: string, fullName: string) => ({
  ...{ uid, fullName, email: `${uid}@school.edu` },
  ...{ userType: 'teacher' as const, currentGrade: null },
});
const aStudent = (uid: string, fullName: string) => ({
  ...aTeacher(uid, fullName),
  ...{ userType: 'student' as const, currentGrade: '9' as const },
});

function invite(email: string, now = NOW, isAdmin = true) {
  const invitee = { email, fullName: 'Ina', isAdmin };
  const invitedBy = { uid: 'head', name: 'Head' };
  return room.repositories.invitations.invite(invitee, invitedBy, { now, write: () => undefined });
}

const openInvitation = async (email: string, at = NOW) =>
  (await createOpenInvitations(room.firestore).list(email, at))[0] ?? null;

test('of two accounts that follow one invitation, one is let in', async () => {
  await invite('ina@school.edu');
  const invitation = await openInvitation('Ina@School.edu');
  expect(invitation).toEqual({
    id: invitationId('ina@school.edu'),
    ...{ schoolId: DEFAULT_SCHOOL_ID, fullName: 'Ina' },
  });
  const answers = await Promise.allSettled(
    ['one', 'two'].map((uid) =>
      service().join(callerOf(uid, 'teacher'), aTeacher(uid, 'Ina'), invitation),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const failed = answers.find(({ status }) => status === 'rejected');
  expect(failed).toMatchObject({ reason: { code: 'conflict' } });
  const members = await room.repositories.accounts.findMembers(['one', 'two']);
  expect([...members.values()]).toMatchObject([{ isAdmin: true }]);
  expect([...told.values()]).toEqual([
    { role: 'teacher', schoolId: DEFAULT_SCHOOL_ID, isAdmin: true, ended: null },
  ]);
  expect(await openInvitation('ina@school.edu')).toBeNull();
});

test('an invitation ends, also while the database has not removed it yet', async () => {
  await invite('late@school.edu');
  const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
  expect(await openInvitation('late@school.edu', later(29))).not.toBeNull();
  expect(await openInvitation('late@school.edu', later(31))).toBeNull();
  expect(await room.repositories.invitations.list(later(31))).toEqual([]);
  await invite('late@school.edu', later(31), false);
  expect(await room.repositories.invitations.list(later(32))).toMatchObject([{ isAdmin: false }]);
});

test('a student who joins a class while she renames herself is one or the other', async () => {
  const { accounts, classes, memberships } = room.repositories;
  await accounts.save(aStudent('maya', 'Maya'), NOW);
  await classes.create(aClassRecord());
  const [renamed] = await Promise.allSettled([
    service().rename(callerOf('maya', 'student'), { fullName: 'Other' }),
    memberships.add('maya', '9b'),
  ]);
  const member = await accounts.findMember('maya');
  expect(member?.classIds).toEqual(['9b']);
  expect(member?.fullName).toBe(renamed.status === 'fulfilled' ? 'Other' : 'Maya');
  const copy = await room.documents.doc('students/maya').get();
  expect(copy.get('profile')).toMatchObject({ fullName: member?.fullName, classIds: ['9b'] });
  await expect(
    service().rename(callerOf('maya', 'student'), { fullName: 'Third' }),
  ).rejects.toMatchObject({ code: 'forbidden' });
});

test('a closed account neither renames itself nor is told a role', async () => {
  const { accounts } = room.repositories;
  await accounts.save(aTeacher('carl', 'Carl'), NOW);
  await room.documents.doc('users/carl').update({ closedAt: new Date() });
  const carl = callerOf('carl', 'teacher');
  const closed = { code: 'account-closed' };
  await expect(service().rename(carl, { fullName: 'Eve' })).rejects.toMatchObject(closed);
  await expect(service().read(carl, 'carl')).rejects.toMatchObject(closed);
  await expect(service().findOwn('carl')).rejects.toMatchObject(closed);
  expect(told.has('carl')).toBe(false);
});

test("a teacher's new name is on what she has made, and its lists are new; what broke off goes on", async () => {
  const { accounts, listVersions } = room.repositories;
  await accounts.save(aTeacher('rosa', 'Rosa'), NOW);
  const made = { teacherId: 'rosa', teacherName: 'Rosa', status: 'ready' };
  await room.documents.doc('quizzes/hers').set(made);
  await room.documents
    .doc('quizzes/other')
    .set({ ...made, teacherId: 'otto', teacherName: 'Otto' });
  await room.documents.doc('materials/hers').set(made);
  const lists = ['quizzes-of-rosa', 'ready-quizzes', 'materials'] as const;
  const read = () => Promise.all(lists.map((name) => listVersions.read(name)));
  const before = await read();
  await service().rename(callerOf('rosa', 'teacher'), { fullName: 'Rosa Luz' });
  const nameOn = async (path: string) =>
    (await room.documents.doc(path).get()).get('teacherName') as string;
  expect(await nameOn('quizzes/hers')).toBe('Rosa Luz');
  expect(await nameOn('materials/hers')).toBe('Rosa Luz');
  expect(await nameOn('quizzes/other')).toBe('Otto');
  for (const [at, version] of (await read()).entries()) expect(version).not.toBe(before[at]);

  await room.documents.doc('materials/hers').update({ teacherName: 'Rosa' });
  await service().rename(callerOf('rosa', 'teacher'), { fullName: 'Rosa Luz' });
  expect(await nameOn('materials/hers')).toBe('Rosa Luz');
});
