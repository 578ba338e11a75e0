import { toPercentiles, type Percentiles } from '../percentiles.ts';
import type { Answer, Request } from '../processes/call-site.ts';
import type { Site } from '../processes/open-site.ts';

/** One kind of request, again and again; `at` counts them. */
export type Scenario = {
  endpoint: string;
  requestOf: (at: number) => Request;
  onAnswer?: (at: number, body: Answer['body']) => void;
};

export type Level = { users: number; requests: number };

/** What is asked, and who counts what that costs. */
type Driven = Pick<Site, 'call' | 'reset' | 'report' | 'cloudCpu'>;

export type Latency = Percentiles & {
  endpoint: string;
  users: number;
  /** Answers a second. */
  rate: number;
  /** Of a processor for one request, in the app's process and in the local Firestore's, milliseconds. */
  cpuMs: number;
  cloudCpuMs: number;
  /** How late the app's event loop was, milliseconds. */
  delayP99: number;
  delayMax: number;
  /** The most memory of the app's process, megabytes. */
  peakRss: number;
};

/**
 * So many users at a time, each of whom asks again as soon as she has her answer.
 *
 * @throws Error when one of them is refused
 */
export async function drive(
  site: Driven,
  { endpoint, requestOf, onAnswer }: Scenario,
  { users, requests }: Level,
): Promise<Latency> {
  await site.reset();
  const cloudBefore = await site.cloudCpu();
  const times: number[] = [];
  let next = 0;
  async function ask(): Promise<void> {
    while (next < requests) {
      const at = next;
      next += 1;
      const { body, ms } = await site.call(requestOf(at));
      onAnswer?.(at, body);
      times.push(ms);
    }
  }
  const started = performance.now();
  await Promise.all(Array.from({ length: users }, ask));
  const seconds = (performance.now() - started) / 1000;
  const { cpuMs, delay, peakRss } = await site.report();
  const cloudAfter = await site.cloudCpu();
  return {
    ...{ endpoint, users, peakRss },
    ...toPercentiles(times),
    rate: Math.round(requests / seconds),
    cpuMs: toTenths(cpuMs / requests),
    cloudCpuMs: toTenths((totalMs(cloudAfter) - totalMs(cloudBefore)) / requests),
    ...{ delayP99: delay.p99, delayMax: delay.max },
  };
}

function totalMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10;
}
