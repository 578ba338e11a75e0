import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { connectFirestore } from '@study-assistant/emulators/firestore/connect';
import { Databases } from '@study-assistant/emulators/firestore/databases';
import { createEngine } from '@study-assistant/emulators/firestore/engine';
import { parseIndexes } from '@study-assistant/emulators/firestore/indexes';
import { startFirestoreServer } from '@study-assistant/emulators/firestore/server';
import { Firestore } from 'firebase-admin/firestore';
import { ServerClock } from '../../emulators/src/firestore/engine/clock.ts';
import { root } from '../../scripts/product.ts';
import { generateSchool } from '../school/generate-school.ts';
import { PROJECT_ID, type SchoolPlan } from '../school/school-plan.ts';
import { answerParent } from './answer-parent.ts';

/**
 * The app's surroundings in a separate process: the local Firestore with a generated school, and
 * queues that accept every task and run none.
 */
const plan = JSON.parse(process.argv[2] ?? '') as SchoolPlan;
const HOST = '127.0.0.1';
const INDEXES = 'firestore.indexes.json';
const QUEUE = /\/queues\/([^/]+)\/tasks(\?|$)/;

// The school's work ended an hour before the first call about it.
let behindMs = 60 * 60 * 1000;
const time = new ServerClock();
const engine = createEngine(PROJECT_ID, {
  now: () => new Date(time.now().getTime() - behindMs),
  tick: () => time.tick(),
});
const indexes = parseIndexes(readFileSync(path.join(root, INDEXES), 'utf8'), INDEXES);
const databases = new Databases(
  engine,
  () => null,
  () => indexes,
);
const school = new Firestore({ projectId: PROJECT_ID });
connectFirestore(school, databases);
await generateSchool(school, plan);
behindMs = 0;
const firestore = await startFirestoreServer(databases, { host: HOST, port: 0 });

let tasks: Record<string, number> = {};
const queues = createServer((request, response) => {
  const [, queue] = QUEUE.exec(request.url ?? '') ?? [];
  if (queue) tasks[queue] = (tasks[queue] ?? 0) + 1;
  request.resume();
  response.setHeader('Content-Type', 'application/json');
  response.end('{}');
});
await new Promise<void>((resolve) => queues.listen(0, HOST, resolve));
const { port } = queues.address() as AddressInfo;

answerParent(
  { firestore: `${HOST}:${firestore.port}`, queues: `${HOST}:${port}` },
  {
    usage: () => databases.of(PROJECT_ID).usage,
    tasks: () => tasks,
    reset: () => void (tasks = {}),
    cpu: () => process.cpuUsage(),
  },
);
