// This comes before the Admin SDK: as in the cloud, an account is checked once a minute.
import '@study-assistant/emulators/check-revocation-when-asked';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { initializeApp } from 'firebase-admin/app';
import { DEFAULT_SCHOOL_ID } from '../../functions/src/domain/school/school-id.ts';
import { readConfig } from '../../functions/src/platform/settings/config.ts';
import { createApp } from '../../functions/src/server/app.ts';
import { createServices } from '../../functions/src/server/services.ts';
import { PROJECT_ID } from '../school/school-plan.ts';
import { answerParent } from './answer-parent.ts';

/** The app, as an instance in the cloud runs it, with the costs of its process. */
export type AppReport = {
  /** Processor time since the last reset in milliseconds. */
  cpuMs: number;
  /** The delay of the event loop in milliseconds. */
  delay: { p50: number; p99: number; max: number };
  /** Memory in megabytes: now, and the peak since the last reset. */
  rss: number;
  peakRss: number;
};

const { services, schoolOf } = createServices(
  initializeApp({ projectId: PROJECT_ID }),
  readConfig({ ...process.env, TEACHER_SIGNUP: 'open', TEACHER_SCOPE: 'school' }),
);
const server = createServer(createApp(services));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;

const DELAY_RESOLUTION_MS = 5;
const MEMORY_LOOK_MS = 20;
const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
delay.enable();
let cpu = process.cpuUsage();
let peak = 0;
setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), MEMORY_LOOK_MS);

answerParent(
  { url: `http://127.0.0.1:${port}` },
  {
    reset() {
      delay.reset();
      cpu = process.cpuUsage();
      peak = process.memoryUsage.rss();
    },
    report,
    regradeQuiz: ({ quizId }: { quizId: string }) =>
      schoolOf(DEFAULT_SCHOOL_ID).jobs.regradeQuiz(quizId),
  },
);

function report(): AppReport {
  const { user, system } = process.cpuUsage(cpu);
  const rss = process.memoryUsage.rss();
  // The monitor's own timer is part of what it measures, so it is subtracted.
  const late = (nanoseconds: number) =>
    Math.max(0, toOneDecimal(nanoseconds / 1e6 - DELAY_RESOLUTION_MS));
  return {
    cpuMs: (user + system) / 1000,
    delay: {
      p50: late(delay.percentile(50)),
      p99: late(delay.percentile(99)),
      max: late(delay.max),
    },
    rss: toMegabytes(rss),
    peakRss: toMegabytes(Math.max(peak, rss)),
  };
}

function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
