/**
 * Bad days at a school, each with its own seed: `npm run chaos -- --schedules 1000 --seed 1`. Each
 * broken guarantee is printed with the seed that repeats it and the faults of that day.
 */
import { parseArgs } from 'node:util';
import type { Outcome } from './run-schedule.ts';
import { runSchedules } from './run-schedules.ts';

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
});
const started = Date.now();
let done = 0;
const broken = await runSchedules(Number(values.seed), Number(values.schedules), tell);
const seconds = Math.round((Date.now() - started) / 1000);
const { user, system } = process.cpuUsage();
console.log(
  `${values.schedules} schedules from seed ${values.seed}, ${broken.length} broken, ` +
    `in ${seconds} s, ${Math.round((user + system) / 1e6)} s of a processor.`,
);
process.exit(broken.length > 0 ? 1 : 0);

function tell({ seed, breaches, story }: Outcome): void {
  done += 1;
  if (done % 100 === 0) console.log(`${done} schedules are over.`);
  if (breaches.length === 0) return;
  console.log(`\nSeed ${seed}\n${breaches.map((breach) => `! ${breach}`).join('\n')}`);
  console.log(story.join('\n'));
}
