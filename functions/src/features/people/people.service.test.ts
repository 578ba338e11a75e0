import { expect, test } from 'vitest';
import type { Member } from '../../domain/account/member.ts';
import { createPeopleService } from './people.service.ts';

const never = () => Promise.reject(new Error('Nobody asks for this here.'));

/** A school of so many, by name, and how often it is asked for a page. */
function peopleOf(size: number) {
  const asked: number[] = [];
  const all = Array.from({ length: size }, (_, at) =>
    aMember(`pupil-${String(at).padStart(5, '0')}`),
  );
  const people = createPeopleService({
    members: {
      list({ limit, after }) {
        asked.push(limit);
        const from = after === null ? 0 : all.findIndex(({ uid }) => uid === after) + 1;
        const found = all.slice(from, from + limit);
        const end = found.length === limit ? (found.at(-1)?.uid ?? null) : null;
        return Promise.resolve({ found, end });
      },
    },
    ...{ accounts: { findMember: never }, identity: { findSignIn: never } },
    ...{ closedAccounts: { countOwned: never }, listInvitations: never },
    classes: { findMany: never, listOfTeacher: never },
    config: { retentionMonths: 12 },
  });
  return { people, asked };
}

function aMember(uid: string): Member {
  return {
    ...{ uid, fullName: `Name of ${uid}`, email: `${uid}@school.edu` },
    ...{ userType: 'student', currentGrade: '9', classIds: [], isAdmin: false },
    ...{ createdAt: '2026-08-20T08:00:00.000Z', closedAt: null, isErasing: false },
    ...{ isMadeByList: false, isUnproven: false, endedSignIns: null },
  };
}

test('a search of three thousand ends with them, and reads nobody twice', async () => {
  const { people, asked } = peopleOf(3000);
  const { people: found, next } = await people.list({ limit: 50, search: 'PUPIL-02999' });
  expect([found.map(({ uid }) => uid), next]).toEqual([['pupil-02999'], null]);
  // The last one finds that there is nobody more.
  expect(asked).toEqual(Array.from({ length: 7 }, () => 500));
});

test('a search that has read five thousand says where it goes on', async () => {
  const { people } = peopleOf(6000);
  const asked = { limit: 50, search: 'pupil-05999@' };
  const first = await people.list(asked);
  expect(first.people).toEqual([]);
  const { people: found, next } = await people.list({ ...asked, before: first.next ?? '' });
  expect([found.length, next]).toEqual([1, null]);
});

test('pages of a search leave nobody out', async () => {
  const { people } = peopleOf(1200);
  const found: string[] = [];
  let before: string | undefined;
  do {
    const page = await people.list({ limit: 7, search: '5', ...(before && { before }) });
    found.push(...page.people.map(({ uid }) => uid));
    before = page.next ?? undefined;
  } while (before !== undefined);
  const all = Array.from({ length: 1200 }, (_, at) => `pupil-${String(at).padStart(5, '0')}`);
  expect(found).toEqual(all.filter((uid) => uid.includes('5')));
});

test('a page that is not searched costs its people alone', async () => {
  const { people, asked } = peopleOf(20);
  expect((await people.list({ limit: 5 })).people).toHaveLength(5);
  expect(asked).toEqual([5]);
});
