import { createRequire } from 'node:module';
import { runSchedule, type Outcome } from './run-schedule.ts';
import { openSchool } from './school.ts';

/** The Admin SDK's own tests use this to shorten its pauses. */
type Backoff = {
  setTimeoutHandler: (handler: (run: () => void, ms: number) => unknown) => void;
};
const require = createRequire(import.meta.url);
const requireFromAdmin = createRequire(require.resolve('firebase-admin/firestore'));

/** Each school has its own Firestore: while one waits, another computes. */
const SCHOOLS = 16;
/** The SDK pauses for seconds before it repeats a transaction, which is not needed here. */
const TIMES_FASTER = 500;

/** Runs schedules for this many seeds from `first` on, and returns those that broke something. */
export async function runSchedules(
  first: number,
  count: number,
  /** Called with each outcome at once. */
  onOutcome: (outcome: Outcome) => void = () => undefined,
): Promise<Outcome[]> {
  const backoff = requireFromAdmin('@google-cloud/firestore/build/src/backoff.js') as Backoff;
  backoff.setTimeoutHandler((run, ms) => setTimeout(run, ms / TIMES_FASTER));
  const rejections: unknown[] = [];
  const note = (error: unknown) => void rejections.push(error);
  process.on('unhandledRejection', note);
  const seeds = Array.from({ length: count }, (_, at) => first + at);
  const outcomes = await Promise.all(
    Array.from({ length: Math.min(SCHOOLS, count) }, async (_, at) => {
      const school = await openSchool(`demo-bad-day-${at}`, { hasNetwork: true });
      const done: Outcome[] = [];
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
        const before = rejections.length;
        const outcome = await runSchedule(school, seed);
        const unhandled = rejections
          .slice(before)
          .map((error) => `Nobody handled: ${String(error)}`);
        const whole = { ...outcome, breaches: [...outcome.breaches, ...unhandled] };
        onOutcome(whole);
        done.push(whole);
      }
      await school.close();
      return done;
    }),
  );
  process.off('unhandledRejection', note);
  return outcomes.flat().filter(({ breaches }) => breaches.length > 0);
}
