import { toPercentiles, type Percentiles } from '../percentiles.ts';
import type { Answer, Request } from '../processes/call-site.ts';
import type { Site } from '../processes/open-site.ts';

/** One kind of request, repeated; `at` counts the repetitions. */
export type Scenario = {
  endpoint: string;
  requestOf: (at: number) => Request;
  onAnswer?: (at: number, body: Answer['body']) => void;
};

export type Level = { users: number; requests: number };

/** The site that is called, with the measurement of its costs. */
type Driven = Pick<Site, 'call' | 'reset' | 'report' | 'cloudCpu'>;

export type Latency = Percentiles & {
  endpoint: string;
  users: number;
  /** Answers per second. */
  rate: number;
  /** Processor time of a request in the app's process and the local Firestore's, milliseconds. */
  cpuMs: number;
  cloudCpuMs: number;
  /** The delay of the app's event loop in milliseconds. */
  delayP99: number;
  delayMax: number;
  /** The peak memory of the app's process in megabytes. */
  peakRss: number;
};

/**
 * Simulates this many users, each of whom sends the next request as soon as she has her answer.
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
