import { definePart } from '../figures/part.ts';
import { openSite } from '../processes/open-site.ts';
import { studentId, teacherId, type SchoolPlan } from '../school/school-plan.ts';
import { drive, type Latency, type Level } from './drive.ts';
import { createScenarios } from './scenarios.ts';

const SCHOOL: SchoolPlan = { students: 300, quizzes: 100, attempts: 900, taken: 100 };

/** Not measured: the first calls of a process run code that is not compiled yet. */
const WARMING: Level = { users: 5, requests: 40 };
const LEVELS: readonly Level[] = [
  { users: 1, requests: 40 },
  { users: 10, requests: 200 },
  { users: 50, requests: 400 },
];

/** Latencies, processor time and memory of one app process, by endpoint and number of users. */
export const latencyPart = definePart<{ school: SchoolPlan; latencies: Latency[] }>({
  async measure(log, { isShort }) {
    const site = await openSite(SCHOOL);
    try {
      const scenarios = createScenarios(SCHOOL);
      if (!isShort) await site.signInBefore(everybodyOf(SCHOOL));
      for (const scenario of scenarios) await drive(site, scenario, WARMING);
      const latencies: Latency[] = [];
      for (const level of isShort ? LEVELS.slice(0, 1) : LEVELS) {
        for (const scenario of scenarios) latencies.push(await drive(site, scenario, level));
        log(`${level.users} at a time: measured`);
      }
      return { school: SCHOOL, latencies };
    } finally {
      await site.close();
    }
  },
  tables: ({ school, latencies }) =>
    LEVELS.map(({ users }) => ({
      caption: `${users} at a time, at a school of ${school.students} students and ${school.quizzes} quizzes; times in milliseconds.`,
      columns: [
        ...['endpoint', 'p50', 'p95', 'p99', 'a second', 'CPU of the app'],
        ...['CPU of Firestore', 'event loop late p99', 'most', 'MB'],
      ],
      rows: latencies
        .filter((one) => one.users === users)
        .map((one) => [
          ...[one.endpoint, one.p50, one.p95, one.p99, one.rate, one.cpuMs],
          ...[one.cloudCpuMs, one.delayP99, one.delayMax, one.peakRss],
        ]),
    })),
});

/** The uids of all callers. */
function everybodyOf({ students }: SchoolPlan): string[] {
  return [teacherId(0), ...Array.from({ length: students }, (_, at) => studentId(at))];
}
