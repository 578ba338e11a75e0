import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDownloadTickets } from '../../../functions/src/stored/materials/download-tickets.repository.ts';
import { openSchool } from '../school.ts';

let school: Awaited<ReturnType<typeof openSchool>>;
let tickets: ReturnType<typeof createDownloadTickets>;

const now = new Date('2026-11-20T08:00:00.000Z');
const expiresAt = new Date('2026-11-20T08:05:00.000Z');
const later = new Date('2026-11-20T08:05:01.000Z');
const A_SIGNATURE = 'x'.repeat(43);

beforeAll(() => {
  school = openSchool('download-tickets');
  tickets = createDownloadTickets(school.firestore);
});
afterAll(() => school.close());

const issue = (schoolId: string) => tickets.issue({ schoolId, materialId: 'rivers', expiresAt });

test('a ticket says its school and opens its material until it expires', async () => {
  const ticket = await issue('east-side');
  expect(await tickets.read(ticket, 'rivers', now)).toMatchObject({ schoolId: 'east-side' });
  expect(await tickets.read(ticket, 'lakes', now)).toBeNull();
  expect(await tickets.read(ticket, 'rivers', later)).toBeNull();
});

test('two tickets for the same have ids of their own', async () => {
  const ids = await Promise.all(
    [await issue('main'), await issue('main')].map(
      async (ticket) => (await tickets.read(ticket, 'rivers', now))?.id,
    ),
  );
  expect(new Set(ids).size).toBe(2);
});

test('nothing of a ticket can be changed, and nothing stands before or behind it', async () => {
  const ticket = await issue('main');
  const [schoolId, expiry, id, signature] = ticket.split('.') as [string, string, string, string];
  const changed = [
    ...[`${ticket}.x`, `${ticket}x`, `${ticket}=`, `${ticket}\n`, ` ${ticket}`, `x.${ticket}`],
    ['east-side', expiry, id, signature].join('.'),
    [schoolId, Number(expiry) + 1, id, signature].join('.'),
    [schoolId, `${expiry}0`, id, signature].join('.'),
    [schoolId, expiry, `${id.startsWith('x') ? 'y' : 'x'}${id.slice(1)}`, signature].join('.'),
    [schoolId, expiry, signature].join('.'),
    [schoolId, expiry, id, signature.toUpperCase()].join('.'),
    ticket.slice(0, -1),
  ];
  const read = await Promise.all(changed.map((one) => tickets.read(one, 'rivers', now)));
  expect(read).toEqual(changed.map(() => null));
});

test('tickets that somebody made up cost nothing, whatever school they name', async () => {
  await issue('main');
  const madeUp = Array.from(
    { length: 50 },
    (_, at) => `school-${at}.${expiresAt.getTime()}.abcdefghijklmnop.${A_SIGNATURE}`,
  );
  const cost = await school.costOf(async () => {
    for (const ticket of madeUp) expect(await tickets.read(ticket, 'rivers', now)).toBeNull();
  });
  expect(cost).toEqual([0, 0, 0]);
});
