import { createHash } from 'node:crypto';
import { connectFirestore } from '@study-assistant/emulators/firestore/connect';
import { Databases } from '@study-assistant/emulators/firestore/databases';
import { createEngine } from '@study-assistant/emulators/firestore/engine';
import { Firestore } from 'firebase-admin/firestore';
import { toPercentiles } from '../percentiles.ts';
import { answerParent } from './answer-parent.ts';

/** The current speed of this machine, measured by fixed work, in milliseconds. */
export type Speed = {
  /** Processor time for sorting and hashing. */
  computeMs: number;
  /** The same by the clock, which is longer when other processes run. */
  computeClockMs: number;
  /** Processor time for a query of the local Firestore. */
  firestoreMs: number;
};

const COMPUTATIONS = 15;
const QUERIES = 60;
const NUMBERS = 100_000;
const DOCUMENTS = 200;
const PAGE = 24;

const PROJECT_ID = 'demo-speed';
const firestore = new Firestore({ projectId: PROJECT_ID });
connectFirestore(firestore, new Databases(createEngine(PROJECT_ID), () => null));
const batch = firestore.batch();
for (let at = 0; at < DOCUMENTS; at += 1) {
  const id = String(at).padStart(4, '0');
  batch.set(firestore.doc(`things/${id}`), { at, owner: at % 2, text: 'x'.repeat(500) });
}
await batch.commit();

answerParent({}, { measure });

async function measure(): Promise<Speed> {
  const computed = await times(COMPUTATIONS, () => Promise.resolve(compute()));
  const queried = await times(QUERIES, query);
  return {
    computeMs: medianOf(computed.map(({ cpu }) => cpu)),
    computeClockMs: medianOf(computed.map(({ clock }) => clock)),
    firestoreMs: medianOf(queried.map(({ cpu }) => cpu)),
  };
}

/** Sorts and hashes pseudo-random numbers that are always the same. */
function compute(): string {
  let last = 1;
  const numbers = Array.from({ length: NUMBERS }, () => (last = (last * 48_271) % 2_147_483_647));
  return createHash('sha256')
    .update(JSON.stringify(numbers.sort((a, b) => a - b)))
    .digest('hex');
}

function query(): Promise<unknown> {
  return firestore.collection('things').where('owner', '==', 1).limit(PAGE).get();
}

async function times(count: number, work: () => Promise<unknown>) {
  const taken: { cpu: number; clock: number }[] = [];
  for (let run = 0; run < count; run += 1) {
    const [cpu, clock] = [process.cpuUsage(), performance.now()];
    await work();
    const { user, system } = process.cpuUsage(cpu);
    taken.push({ cpu: (user + system) / 1000, clock: performance.now() - clock });
  }
  return taken;
}

/** The median to a hundredth. */
function medianOf(values: readonly number[]): number {
  return toPercentiles(values.map((value) => value * 10)).p50 / 10;
}
