import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ServerClock } from '../../../src/firestore/engine/clock.ts';
import { createEngine } from '../../../src/firestore/engine/engine.ts';
import { PROJECT_ID, startFirestore, type TestFirestore } from '../../support/firestore.ts';
import { SOURCES } from './sources.ts';

/** A server clock that a test moves forward. */
class MovedClock extends ServerClock {
  ahead = 0;
  override now(): Date {
    return new Date(super.now().getTime() + this.ahead);
  }
}

const clock = new MovedClock();
let server: TestFirestore;

beforeAll(async () => {
  server = await startFirestore(createEngine(PROJECT_ID, clock));
});
afterAll(() => server.stop());
beforeEach(() => server.db.doc('notes/a').set({ n: 1 }));

/** Counts a transaction's runs, the first of which pauses this many seconds before each request. */
async function countRuns(pauses: number[]): Promise<number> {
  let runs = 0;
  await server.db.runTransaction(async (transaction) => {
    runs += 1;
    await transaction.get(server.db.doc('notes/a'));
    for (const [at, seconds] of pauses.entries()) {
      if (runs === 1) clock.ahead += seconds * 1000;
      if (at < pauses.length - 1) await transaction.get(server.db.doc('notes/a'));
    }
    transaction.update(server.db.doc('notes/a'), { n: runs + 1 });
  });
  return runs;
}

describe(`time (${SOURCES.transactions})`, () => {
  test.each([
    ['59 seconds without a request', [59], 1],
    ['61 seconds without a request', [61], 2],
    ['269 seconds in all', [55, 55, 55, 55, 49], 1],
    ['271 seconds in all', [55, 55, 55, 55, 51], 2],
  ])('%s', async (_what, pauses, runs) => {
    expect(await countRuns(pauses)).toBe(runs);
    expect((await server.db.doc('notes/a').get()).get('n')).toBe(runs + 1);
  });
});

test(`one that is over is refused in the cloud's words (${SOURCES.expired})`, async () => {
  const { transactions } = server;
  const id = await transactions.begin();
  await transactions.write(id, [], () => Promise.resolve());
  const again = transactions.write(id, [], () => Promise.resolve());
  await expect(again).rejects.toMatchObject({
    code: 3,
    details: 'The referenced transaction has expired or is no longer valid.',
  });
});
