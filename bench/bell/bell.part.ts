import { readCapacity } from '../../functions/src/platform/settings/config.ts';
import { definePart } from '../figures/part.ts';
import { toPercentiles, type Percentiles } from '../percentiles.ts';
import { openSite, type Site } from '../processes/open-site.ts';
import { studentId } from '../school/school-plan.ts';
import { countInFlight, rateOfBusiestSecond } from './count-in-flight.ts';
import { walk, type Outcome } from './walk.ts';

const CLASSES = [200, 1_000];
const SHORT_CLASSES = [20];
const KINDS = ['start', 'save', 'submit'] as const;

/** The default deployment: concurrent requests to one instance, and the number of instances. */
const { concurrency: CONCURRENCY, maxInstances: MAX_INSTANCES } = readCapacity({}).api;
const WARMING_CALLS = 50;
/** A processor busier than this makes everybody wait. */
const BUSY = 0.7;

type ByKind = Percentiles & { kind: Outcome['kind']; served: number };

type Bell = {
  students: number;
  kinds: ByKind[];
  cpuMsPerRequest: number;
  /** Requests that started in the busiest second. */
  busiestSecond: number;
  mostInFlight: number;
  delayP99: number;
  peakRss: number;
  /** Instances needed in the busiest second, by processor time and by requests in flight. */
  instancesByCpu: number;
  instancesInFlight: number;
};

/** A whole school starts, saves five times and hands in within a minute, on one process. */
export const bellPart = definePart<Bell[]>({
  async measure(log, { isShort }) {
    const bells: Bell[] = [];
    for (const students of isShort ? SHORT_CLASSES : CLASSES) {
      bells.push(await ring(students, isShort));
      log(`${students} students: measured`);
    }
    return bells;
  },
  tables: (bells) => [
    {
      caption: 'Requests of the minute, at one process; times in milliseconds.',
      columns: ['students', 'what', 'served', 'p50', 'p95', 'p99', 'most'],
      rows: bells.flatMap(({ students, kinds }) =>
        kinds.map((one) => [
          ...[students, one.kind, one.served, one.p50, one.p95, one.p99, one.max],
        ]),
      ),
    },
    {
      caption: `What that asks of the instances: there are at most ${MAX_INSTANCES}, and ${CONCURRENCY} requests at a time go to one.`,
      columns: [
        ...['students', 'CPU ms a request', 'requests in the busiest second', 'in flight at most'],
        ...['event loop late p99, ms', 'MB', 'instances by CPU', 'instances by requests in flight'],
      ],
      rows: bells.map((one) => [
        ...[one.students, one.cpuMsPerRequest, one.busiestSecond, one.mostInFlight],
        ...[one.delayP99, one.peakRss, one.instancesByCpu, one.instancesInFlight],
      ]),
    },
  ],
});

async function ring(students: number, isShort: boolean): Promise<Bell> {
  const site = await openSite({ students, quizzes: 1, attempts: 0, taken: 0 });
  try {
    const uids = Array.from({ length: students }, (_, at) => studentId(at));
    if (!isShort) await site.signInBefore(uids);
    await warm(site);
    await site.reset();
    const beganAt = performance.now();
    const walks = uids.map((uid) => walk(site, uid, beganAt));
    const outcomes = (await Promise.all(walks)).flat();
    const { cpuMs, delay, peakRss } = await site.report();
    const cpuMsPerRequest = Math.round((cpuMs / outcomes.length) * 10) / 10;
    const busiestSecond = rateOfBusiestSecond(outcomes);
    const mostInFlight = countInFlight(outcomes);
    return {
      students,
      kinds: KINDS.map((kind) => sumUp(kind, outcomes)),
      ...{ cpuMsPerRequest, busiestSecond, mostInFlight },
      ...{ delayP99: delay.p99, peakRss },
      instancesByCpu: Math.ceil((busiestSecond * cpuMsPerRequest) / 1000 / BUSY),
      instancesInFlight: Math.ceil(mostInFlight / CONCURRENCY),
    };
  } finally {
    await site.close();
  }
}

/** Warms up an instance, so that its connections are open and its code is compiled. */
async function warm(site: Site): Promise<void> {
  const uid = studentId(0);
  const request = { path: `/api/auth/user/${uid}`, uid };
  for (let call = 0; call < WARMING_CALLS; call += 1) await site.call(request);
}

function sumUp(kind: Outcome['kind'], outcomes: readonly Outcome[]): ByKind {
  const ofKind = outcomes.filter((one) => one.kind === kind);
  return { kind, served: ofKind.length, ...toPercentiles(ofKind.map(({ ms }) => ms)) };
}
