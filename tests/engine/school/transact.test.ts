import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../../functions/src/platform/firestore/transact.ts';
import { fillSchool, type ErasableSchool } from '../people/erasable-school.ts';
import { openSchool, type School } from './fault-schedules/school.ts';

/** As often as the Admin SDK itself retries. */
const REFUSED_TRIES = 5;

let school: School;
let room: ErasableSchool;
beforeAll(async () => {
  school = await openSchool('demo-transact', { hasNetwork: true });
  room = await fillSchool(school);
});
afterAll(() => school.close());

test('a change is made though Firestore refuses its first tries, as when many change one document', async () => {
  const list = room.documents.collection('listVersions').doc('classes');
  let tries = 0;
  await transact(list.firestore, async (transaction) => {
    school.endBadDay();
    await transaction.get(list);
    tries += 1;
    transaction.set(list, { tries });
    if (tries <= REFUSED_TRIES) school.badDay.begin(tries, { aborted: 1 });
  });
  expect((await list.get()).data()).toEqual({ tries: REFUSED_TRIES + 1 });
});
