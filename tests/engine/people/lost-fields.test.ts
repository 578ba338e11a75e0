import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '../school.ts';

/** What is stored now and then loses a field, by hand or by a fault. An order leaves it out. */

const NOW = new Date('2026-11-22T08:00:00.000Z');

let school: School;

beforeAll(() => {
  school = openSchool('demo-lost-fields');
});
afterAll(() => school.close());

test('of members that have lost their name, none takes a place of a page', async () => {
  const { accounts, members } = school.repositories;
  for (const name of ['Ada', 'Ben', 'Cem']) {
    const uid = name.toLowerCase();
    const person = {
      uid,
      userType: 'student',
      currentGrade: '9',
      email: `${uid}@school.edu`,
    } as const;
    await accounts.save({ ...person, fullName: name }, NOW);
  }
  await school.documents.collection('users').doc('ada').update({ fullName: FieldValue.delete() });
  const asked = { limit: 1, after: null };
  const first = await members.list(asked);
  expect(first.found.map(({ uid }) => uid)).toEqual(['ben']);
  const second = await members.list({ ...asked, after: first.end });
  expect(second.found.map(({ uid }) => uid)).toEqual(['cem']);
});

test('an invitation without its time is not in the list, and the others are', async () => {
  const { invitations } = school.repositories;
  const by = { uid: 'ann', name: 'Ann' };
  const write = () => undefined;
  for (const email of ['zoe@school.edu', 'yan@school.edu']) {
    await invitations.invite({ email, fullName: 'Someone', isAdmin: false }, by, {
      now: NOW,
      write,
    });
  }
  const stored = school.documents.collection('invitations');
  const { docs } = await stored.where('email', '==', 'zoe@school.edu').get();
  await docs[0]?.ref.update({ createdAt: FieldValue.delete() });
  expect((await invitations.list(NOW)).map(({ email }) => email)).toEqual(['yan@school.edu']);
});
