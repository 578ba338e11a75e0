import { beforeEach, expect, test } from 'vitest';
import { createTicketUses } from './ticket-uses.ts';

const MB = 1024 * 1024;

let uses: string[];
let spend: ReturnType<typeof createTicketUses>;

beforeEach(() => {
  uses = [];
  spend = createTicketUses({
    takeUse(ticketId) {
      uses.push(ticketId);
      return Promise.resolve();
    },
  });
});

/** Sends that many bytes of a file, of which that many arrive. */
async function take(sizeBytes: number, bytes: number, arriving = bytes): Promise<void> {
  (await spend('a', sizeBytes, bytes))(arriving);
}

test('each download of the whole file is a use', async () => {
  for (let at = 0; at < 3; at += 1) await take(10 * MB, 10 * MB);
  expect(uses).toEqual(['a', 'a', 'a']);
});

test('all parts of a file together are a use', async () => {
  for (let part = 0; part < 200; part += 1) await take(25 * MB, MB / 8);
  expect(uses).toEqual(['a']);
});

test('a player that wants the rest and then seeks elsewhere pays for what it took, beside what is on its way', async () => {
  for (let seek = 0; seek < 100; seek += 1) await take(20 * MB, 20 * MB, MB / 10);
  expect(uses).toEqual(['a', 'a']);
});

test('who takes nothing of a file opens it so often only', async () => {
  for (let at = 0; at < 160; at += 1) await take(MB, 0);
  expect(uses).toHaveLength(10);
});

test('several at once do not share a use', async () => {
  const settle = await Promise.all([1, 2, 3].map(() => spend('a', MB, MB)));
  expect(uses).toHaveLength(3);
  for (const one of settle) one(MB);
  await take(MB, MB);
  expect(uses).toHaveLength(4);
});

test.each([0, 1, 500])('a file of %i bytes is opened once for each use', async (sizeBytes) => {
  for (let at = 0; at < 3; at += 1) await take(sizeBytes, sizeBytes);
  expect(uses).toHaveLength(3);
});

test('tickets have uses of their own', async () => {
  await take(MB, MB);
  (await spend('b', MB, MB))(MB);
  expect(uses).toEqual(['a', 'b']);
});
