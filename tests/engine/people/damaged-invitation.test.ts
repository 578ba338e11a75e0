import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReservedAddressesFinder } from '../../../functions/src/features/classes/roster/find-reserved-addresses.ts';
import { createInvitationsRepository } from '../../../functions/src/stored/people/invitations.repository.ts';
import { invitationId } from '../../../functions/src/stored/people/stored-invitation.ts';
import { createUnclaimedFinder } from '../../../functions/src/stored/people/unclaimed-sign-ins.ts';
import { schoolRoot } from '../../../functions/src/stored/school/school-root.ts';
import { openSchool, type School } from '../school.ts';

const NOW = new Date('2026-11-22T08:00:00.000Z');
const INVITED = 'zoe@school.edu';
const clock = () => NOW;

let school: School;

beforeAll(async () => {
  school = openSchool('demo-damaged-invitation');
  const north = schoolRoot(school.firestore, 'north');
  const invitee = { email: INVITED, fullName: 'Zoe Zimmer', isAdmin: false };
  const by = { uid: 'ada', name: 'Ada' };
  const invitations = createInvitationsRepository(north);
  await invitations.invite(invitee, by, { now: NOW, write: () => undefined });
  const stored = north.collection('invitations').doc(invitationId(INVITED));
  await stored.update({ createdAt: FieldValue.delete() });
});
afterAll(() => school.close());

test('an invitation that has lost a field keeps the sign-in that it invites', async () => {
  const findUnclaimed = createUnclaimedFinder({ ...school.repositories, clock });
  const signIn = (email: string) => {
    const state = { isUsable: false, isDisabled: false, hasClaims: false };
    return { uid: email, email, madeAt: new Date(0), usedAt: null, ...state };
  };
  const found = await findUnclaimed([signIn(INVITED), signIn('yan@school.edu')]);
  expect(found.map(({ email }) => email)).toEqual(['yan@school.edu']);
});

test('and it keeps its address off the lists', async () => {
  const { repositories } = school;
  const findReserved = createReservedAddressesFinder({ ...repositories, schoolId: 'main', clock });
  expect(await findReserved([INVITED, 'yan@school.edu'])).toEqual(new Set([INVITED]));
});
