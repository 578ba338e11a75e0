import { afterAll, beforeAll, expect, test } from 'vitest';
import { manageSchools, readSchoolOrder } from '../../../scripts/manage-schools.ts';
import { openSchool } from '../school.ts';

let room: Awaited<ReturnType<typeof openSchool>>;

beforeAll(() => void (room = openSchool('demo-manage-schools')));
afterAll(() => room.close());

/** Runs a command as `npm run school -- …` does. */
function ask(...args: string[]): Promise<string[]> {
  return manageSchools(room.firestore, readSchoolOrder(args), new Date());
}

const create = (id: string, domains: string) =>
  ask('create', '--id', id, '--name', `School ${id}`, '--domains', domains);

test('the first school is there without a document; others are listed behind it', async () => {
  expect(await ask('list')).toEqual(['main\tOur school\t']);
  await create('west', 'West.example, @pupils.west.example');
  expect(await ask('list')).toEqual([
    'main\tOur school\t',
    'west\tSchool west\twest.example, pupils.west.example',
  ]);
});

test('an id that is there and a domain that another school has are refused', async () => {
  await create('north', 'north.example');
  await expect(create('north', 'elsewhere.example')).rejects.toThrow('"north" already');
  await expect(create('south', 'new.example,north.example')).rejects.toThrow(
    'north.example belongs to the school "north"',
  );
  expect((await ask('list')).join()).not.toContain('south');
});

test.each([
  ['a wrong id', ['create', '--id', 'West Hill', '--name', 'West'], 'no id of a school'],
  ['no id', ['create', '--name', 'West'], 'no id of a school'],
  ['no name', ['create', '--id', 'west'], 'npm run school'],
  ['a wrong domain', ['create', '--id', 'w', '--name', 'W', '--domains', 'west'], 'no domain'],
  ['an unknown act', ['remove'], 'npm run school'],
  ['an unknown option', ['list', '--all'], '--all'],
])('%s is told', (_what, args, told) => {
  expect(() => readSchoolOrder(args)).toThrow(told);
});
