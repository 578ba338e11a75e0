import type { Curve } from '../curves/measure-curves.ts';
import type { Observation } from '../curves/observe.ts';
import type { Latency } from '../latency/drive.ts';
import { extrapolate, type CallCost } from './compute-bill.ts';

type CostOf = (endpoint: string) => CallCost;

/** Processor time is taken from measurements with several users at a time, as in a school. */
const USERS = 10;
const KILOBYTE = 1024;

/** The measured cost of a call. A call without a measured processor time costs the median. */
export function createCostOf(
  observations: readonly Observation[],
  latencies: readonly Latency[],
): CostOf {
  const cpuMs = new Map(
    latencies.filter(({ users }) => users === USERS).map((one) => [one.endpoint, one.cpuMs]),
  );
  const sorted = [...cpuMs.values()].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return (endpoint) => {
    const found = observations.find((one) => one.endpoint === endpoint);
    if (!found) throw new Error(`The bill names "${endpoint}", which was not measured.`);
    const { reads, writes, deletes, tasks, shown } = found;
    const isTask = endpoint.startsWith('task ');
    return {
      ...{ reads, writes, deletes, tasks },
      // Changes by a task are sent to nobody.
      shown: isTask ? 0 : shown,
      cpuMs: cpuMs.get(endpoint) ?? median,
    };
  };
}

/** The same when everybody shares one database, extrapolated along the curves. */
export function createCostOfRoom(
  costOf: CostOf,
  curves: readonly Curve[],
  room: Record<string, number>,
): CostOf {
  return (endpoint) => {
    const school = costOf(endpoint);
    const own = curves.filter((curve) => curve.endpoint === endpoint && curve.axis in room);
    const most = (from: number, costsOf: (curve: Curve) => readonly number[]) =>
      Math.max(
        from,
        ...own.map((curve) =>
          extrapolate({ sizes: curve.sizes, costs: costsOf(curve) }, room[curve.axis] ?? 0),
        ),
      );
    const reads = most(school.reads, (curve) => curve.reads);
    const shown = most(school.shown, (curve) => curve.shown.map((one) => one * KILOBYTE));
    return {
      ...school,
      reads,
      writes: most(school.writes, (curve) => curve.writes),
      shown: endpoint.startsWith('task ') ? 0 : shown,
      // A call that reads more documents also computes longer.
      cpuMs: school.cpuMs * Math.max(1, reads / Math.max(1, school.reads)),
    };
  };
}
