import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { root } from './product.ts';
import { FLAKY } from './tested/flaky-reporter.ts';
import { forgetTestedRun, saveTestedRun, TESTED_FOLDER } from './tested/tested-run.ts';

/**
 * The npm scripts that `npm test` runs on the built product, the longest first: whenever one ends,
 * the next begins, so that no core is left without work before the last of them.
 */
const STAGES = [
  'test:browser',
  'test:api',
  'test:own-stack',
  'test:unit',
  'test:engine',
  'test:local-firebase',
  'test:rules',
];
/** Stages at the same time: while one waits for a browser or a stack, another computes. */
const LANES = 2;

/** The start of Vitest's line about a failed test. */
const FAIL = ' FAIL ';
/** An emulator that does not come up says in its last lines why. */
const LINES_OF_REASON = 40;
const LONGEST_LINE = 300;
/** The last output of each stage is kept here. */
const LOGS = path.join(root, '.cache/logs');

type Outcome = { script: string; seconds: number; passed: boolean; notable: string[] };

/** CI names a stage whose tests another command has just run: `--passed test:rules`. */
const { values } = parseArgs({ options: { passed: { type: 'string', multiple: true } } });
const { passed = [] } = values;
const unknown = passed.filter((script) => !STAGES.includes(script));
if (unknown.length > 0) throw new Error(`There is no stage ${unknown.join(', ')}.`);

await forgetTestedRun();
const waiting = STAGES.filter((script) => !passed.includes(script)).values();
const outcomes = (await Promise.all(Array.from({ length: LANES }, runLane))).flat();
for (const { script, seconds, passed } of outcomes) {
  const log = passed ? '' : `, see ${path.relative(root, logOf(script))}`;
  console.log(`${passed ? 'passed' : 'FAILED'}  ${script.padEnd(19)} ${seconds} s${log}`);
}
// Repeated at the end, where nobody has to look for it.
for (const { notable } of outcomes) for (const line of notable) console.log(line);
const isPassed = outcomes.every(({ passed }) => passed);
if (isPassed) await saveTestedRun();
process.exitCode = isPassed ? 0 : 1;

/** A failed stage does not keep the next from reporting other failures. */
async function runLane(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const script of waiting) outcomes.push(await runStage(script));
  return outcomes;
}

/** A stage's output is shown when it has ended, so that two never mix. */
function runStage(script: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const started = Date.now();
    const env = { ...process.env, RECORD_QUERIES: TESTED_FOLDER };
    const child = spawn('npm', ['run', '--silent', script], { cwd: root, env });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      console.log(`\n== ${script} ==\n${output}`);
      mkdirSync(LOGS, { recursive: true });
      writeFileSync(logOf(script), stripVTControlCharacters(output));
      const seconds = Math.round((Date.now() - started) / 1000);
      resolve({ script, seconds, passed: code === 0, notable: notableIn(output) });
    });
  });
}

function logOf(script: string): string {
  return path.join(LOGS, `${script.replace(':', '-')}.log`);
}

/** The lines that name a failed or flaky test, each with what follows it to the next empty line. */
function notableIn(output: string): string[] {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines.flatMap((line, index) => {
    if (![FAIL, FLAKY].some((start) => line.startsWith(start))) return [];
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((next) => next.trim() === '');
    const reason = rest.slice(0, Math.min(end < 0 ? rest.length : end, LINES_OF_REASON));
    return [line, ...reason.map((said) => `       ${said.trim().slice(0, LONGEST_LINE)}`)];
  });
}
