import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rules } from '../../tests/support/rules/global-setup.ts';
import { makeMutants, type Mutant } from './make-mutants.ts';
import { openRulesTests, type RulesTests } from './rules-tests.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const originals: Rules = {
  firestoreRules: read('firestore.rules'),
  storageRules: read('storage.rules'),
};

/** Each with servers of its own, so that two mutants are tested at a time. */
const LANES = 2;

const started = Date.now();
const lanes = await Promise.all(Array.from({ length: LANES }, openRulesTests));
const names = lanes[0]?.names ?? [];
const storageTests = names.filter((name) => name.startsWith('storage-'));
const firestoreTests = names.filter((name) => !name.startsWith('storage-'));

try {
  const failures = await Promise.all(
    lanes.map((tests, lane) => tests.firstFailure(originals, shareOf(lane))),
  );
  const failure = failures.find((one) => one !== null);
  if (failure) throw new Error(`The rules as they are do not pass their tests: ${failure}`);
  const firestore = await check('firestore.rules', 'firestoreRules', firestoreTests);
  const storage = await check('storage.rules', 'storageRules', storageTests);
  const survivors = firestore + storage;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(survivors === 0 ? `No survivor, after ${seconds} s.` : `${survivors} survived.`);
  process.exitCode = survivors === 0 ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await Promise.all(lanes.map((tests) => tests.close()));
}

function shareOf(lane: number): string[] {
  return names.filter((_, index) => index % LANES === lane);
}

/** Runs the tests against each mutant of a file, names those that pass, and answers their number. */
async function check(file: string, key: keyof Rules, names: string[]): Promise<number> {
  const mutants = makeMutants(originals[key]);
  const waiting = mutants.values();
  let survivors = 0;
  await Promise.all(lanes.map(checkNext));
  console.log(`${file}: ${mutants.length - survivors} of ${mutants.length} mutants are noticed.`);
  return survivors;

  /** The lanes take their mutants from one queue. */
  async function checkNext(tests: RulesTests): Promise<void> {
    for (const mutant of waiting) {
      const rules = { ...originals, [key]: mutant.text };
      if (await isNoticed(tests, rules, byRelevance(mutant, names))) continue;
      survivors += 1;
      const { line, column, before, after } = mutant;
      console.log(`${file}:${line}:${column} no test notices "${after}" in place of "${before}"`);
    }
  }
}

/** The tests of the path that was changed, and only where they notice nothing all others. */
function byRelevance({ path: names }: Mutant, all: string[]): string[][] {
  const innermost = names.filter((name) => all.includes(name)).at(-1);
  const own = all.filter((name) => name === innermost);
  const others = all.filter((name) => !own.includes(name));
  return [own, others].filter((group) => group.length > 0);
}

async function isNoticed(tests: RulesTests, rules: Rules, groups: string[][]): Promise<boolean> {
  for (const group of groups) if (await tests.firstFailure(rules, group)) return true;
  return false;
}
