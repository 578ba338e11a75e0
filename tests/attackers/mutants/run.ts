import path from 'node:path';
import type * as AskAll from './ask-all.ts';
import { bundleWeakened } from './bundle-weakened.ts';
import { isKnown } from './known-survivors.ts';
import { isOfWaysIn, type Mutant } from './weaken-source.ts';

/** Holds the active mutant and the switches that a call passed; the weakened sources read it. */
const switches = { on: 0, passed: new Set<number>() };
Object.assign(globalThis, {
  isMutant(id: number) {
    switches.passed.add(id);
    return switches.on === id;
  },
});

// What a weakened server leaves unhandled is no fault of the run.
process.on('unhandledRejection', () => undefined);

const OUTFILE = '.cache/access-mutants/ask-all.mjs';
const started = Date.now();
/** The table of callers takes most of the time, and not every change needs it. */
const isWaysInAlone = process.argv.includes('--ways-in');
const all = await bundleWeakened('tests/attackers/mutants/ask-all.ts', OUTFILE);
const mutants = isWaysInAlone ? all.filter(isOfWaysIn) : all;
const bundle = path.resolve(import.meta.dirname, '../../..', OUTFILE);
const { findOther, holdsBesideTheCode, holdsForWaysIn, listAsked, openInProcessSchool } =
  (await import(bundle)) as typeof AskAll;

let schools = 0;
if (!(await holdsBesideTheCode())) throw new Error('The checks as they are do not pass.');
if (!(await holdsForWaysIn('demo-ways-in-0'))) throw new Error('The ways in do not hold.');
const passedBy = isWaysInAlone ? new Map<number, AskAll.Asked[]>() : await findPassedBy();
const survivors: Mutant[] = [];
for (const mutant of mutants) if (!(await isNoticed(mutant))) survivors.push(mutant);
const unknown = survivors.filter((mutant) => !isKnown(mutant));
for (const one of unknown) console.log(`No test notices ${nameOf(one)}`);
const seconds = Math.round((Date.now() - started) / 1000);
const noticed = mutants.length - survivors.length;
const known = survivors.length - unknown.length;
console.log(`${noticed} of ${mutants.length} are noticed, ${known} known, after ${seconds} s.`);
process.exit(unknown.length === 0 ? 0 : 1);

function nameOf({ file, line, text, how }: Mutant): string {
  return `${file}:${line} ${how}: ${text}`;
}

/** Lists the calls that pass each switch; with all checks active the table holds. */
async function findPassedBy(): Promise<Map<number, AskAll.Asked[]>> {
  const found = new Map<number, AskAll.Asked[]>();
  const school = await openSchool();
  for (const asked of listAsked()) {
    switches.passed.clear();
    const other = await findOther(school, asked);
    if (other !== null) console.log(`As it is: ${other}`);
    else for (const id of switches.passed) found.set(id, [...(found.get(id) ?? []), asked]);
  }
  await school.close();
  return found;
}

/** Each mutant gets its own school, so that its damage does not affect another. */
async function isNoticed(mutant: Mutant): Promise<boolean> {
  const { id } = mutant;
  switches.on = id;
  if (isOfWaysIn(mutant) && !(await holdsForWaysIn(`demo-ways-in-${id}`))) {
    switches.on = 0;
    return true;
  }
  if (!(await holdsBesideTheCode())) return true;
  switches.on = 0;
  const school = await openSchool();
  switches.on = id;
  try {
    for (const asked of passedBy.get(id) ?? []) {
      if ((await findOther(school, asked)) !== null) return true;
    }
    return false;
  } finally {
    switches.on = 0;
    // Nothing waits for the school to close, which is slow.
    void school.close();
  }
}

function openSchool() {
  schools += 1;
  return openInProcessSchool(`demo-mutants-${schools}`);
}
