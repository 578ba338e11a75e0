import { Databases } from '@study-assistant/emulators/firestore/databases';
import { createEngine } from '@study-assistant/emulators/firestore/engine';
import {
  startFirestoreServer,
  type FirestoreServer,
} from '@study-assistant/emulators/firestore/server';
import { invalidArgument } from '@study-assistant/emulators/firestore/status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNHANDLED_REJECTION } from '../../functions/src/platform/log/unhandled-rejections.ts';
import { FREE_PORTS, PROJECT_ID, startProduct } from '../../scripts/product.ts';
import { aStudent, type Person } from '../support/people/people.ts';
import { readProjectIndexes } from '../support/product/project-indexes.ts';
import { ask, useSite } from '../support/product/site.ts';
import { storeQuiz } from '../support/quizzes/stored-quizzes.ts';

const logged: string[] = [];
let isFailing = false;
let firestore: FirestoreServer;
let product: Awaited<ReturnType<typeof startProduct>>;
let student: Person;

/** A Firestore that answers every request about one quiz with an error. */
beforeAll(async () => {
  const engine = createEngine(PROJECT_ID);
  const find = engine.find.bind(engine);
  engine.find = (name, at) => {
    // Any other status would be retried for most of a minute.
    if (isFailing && name.endsWith('/quizzes/failing')) throw invalidArgument('Not this one.');
    return find(name, at);
  };
  firestore = await startFirestoreServer(new Databases(engine, () => null, readProjectIndexes), {
    host: '127.0.0.1',
    port: 0,
  });
  const env = { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore.port}` };
  product = await startProduct({
    ports: FREE_PORTS,
    stateDir: null,
    log: (line) => void logged.push(line),
    env,
  });
  useSite({ site: product.urls.hosting, adminEnv: { ...product.adminEnv, ...env } });
  student = await aStudent();
  await storeQuiz('fine');
  await storeQuiz('failing');
  isFailing = true;
});

afterAll(async () => {
  await product.stop();
  await firestore.stop();
});

function start(quizId: string) {
  const { token } = student;
  return ask(`/api/quizzes/${quizId}/attempts`, { method: 'POST', token });
}

async function uptime(): Promise<number> {
  return (await ask('/api/health')).body.uptime as number;
}

test('a read that fails is answered with our error, and all other requests are served', async () => {
  expect((await start('fine')).status).toBe(201);
  const before = await uptime();
  const began = performance.now();
  const [failing, ...others] = await Promise.all([
    start('failing'),
    ...Array.from({ length: 10 }, () => start('fine')),
  ]);
  expect(failing.status).toBe(500);
  expect(failing.body).toMatchObject({ success: false, code: 'unexpected' });
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
  const passed = Math.floor((performance.now() - began) / 1000);
  expect(await uptime()).toBeGreaterThanOrEqual(before + passed);
});

test('nothing is left that nobody handled', () => {
  expect(logged.filter((line) => line.includes('Not this one'))).not.toEqual([]);
  expect(logged.filter((line) => line.includes(UNHANDLED_REJECTION))).toEqual([]);
});
