/**
 * Plants the known faults one at a time, runs the one test file that must fail, and reports which
 * were noticed: `npm run test:planted`, with a word of their stories for some of them. It edits the
 * sources in place and restores them, so nothing else should read them meanwhile.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../product.ts';
import { FAULTS, type Fault } from './faults.ts';

const RESULT = path.join(root, '.cache/planted-faults.json');

type Outcome = 'noticed' | 'NOT noticed' | 'CANNOT BE PLANTED' | 'TEST FALLS WITHOUT IT';

const words = process.argv.slice(2);
const chosen = FAULTS.filter(({ story }) => words.every((word) => story.includes(word)));
// A test that fails anyway would seem to notice everything.
const falling = new Set(
  [...new Set(chosen.map(({ test }) => test))].filter((test) => countFailed(test) !== 0),
);
const outcomes = chosen.map((fault) => {
  const outcome = tryFault(fault);
  console.log(`${outcome}: ${fault.story} (${fault.file}, ${fault.test})`);
  return outcome;
});
const noticed = outcomes.filter((outcome) => outcome === 'noticed').length;
console.log(`${noticed} of ${chosen.length} planted faults were noticed.`);
process.exitCode = noticed === chosen.length ? 0 : 1;

function tryFault({ file, from, to, test }: Fault): Outcome {
  if (falling.has(test)) return 'TEST FALLS WITHOUT IT';
  const place = path.join(root, file);
  const source = readFileSync(place, 'utf8');
  if (source.split(from).length !== 2) return 'CANNOT BE PLANTED';
  // This also runs on Ctrl-C, which ends the test too: nothing here is asynchronous.
  try {
    writeFileSync(
      place,
      source.replace(from, () => to),
    );
    return (countFailed(test) ?? 0) > 0 ? 'noticed' : 'NOT noticed';
  } finally {
    writeFileSync(place, source);
  }
}

/** How many tests of a file fail; null if it does not get that far. */
function countFailed(test: string): number | null {
  rmSync(RESULT, { force: true });
  const args = ['--reporter=json', `--outputFile=${RESULT}`, '--bail=1'];
  spawnSync('npx', ['vitest', 'run', test, ...args], { cwd: root, stdio: 'ignore' });
  try {
    const told = JSON.parse(readFileSync(RESULT, 'utf8')) as {
      numFailedTests: number;
      numTotalTests: number;
    };
    return told.numTotalTests === 0 ? null : told.numFailedTests;
  } catch {
    return null;
  }
}
