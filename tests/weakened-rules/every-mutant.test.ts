import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseRules } from '@study-assistant/emulators/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { makeMutants, type Mutant } from '../../scripts/mutate-rules/make-mutants.ts';
import { checks, isLetThrough, type Check, type RulesFile } from '../support/rules/checks.ts';
import { readRules, rulesets } from '../support/rules/servers.ts';

const folder = path.resolve(import.meta.dirname, '../rules');
const rulesFiles: RulesFile[] = ['firestore.rules', 'storage.rules'];

// The tests of the rules run first, and their questions are then repeated with each mutant.
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.test.ts')) await import(path.join(folder, file));
}

describe.each(rulesFiles)('%s', (file) => {
  const mutants = makeMutants(readRules(file));
  let noticed = 0;

  test.each(mutants)('$line:$column with $after in place of $before is noticed', async (mutant) => {
    expect(await isNoticed(file, mutant)).toBe(true);
    noticed += 1;
  });

  afterAll(() => console.log(`${file}: ${noticed} of ${mutants.length} mutants are noticed.`));
});

/** Tells whether the result of a check changes. Checks about the edited part come first. */
async function isNoticed(file: RulesFile, { text, path: names }: Mutant): Promise<boolean> {
  const weakened = { ...rulesets, [file]: parseRules(text, file) };
  const own = checks.filter((asked) => firstQuestion(asked)?.rulesFile === file);
  const rank = new Map(own.map((asked) => [asked, countNames(asked, names)]));
  const inOrder = own.toSorted((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0));
  for (const check of inOrder.flat()) {
    if ((await isLetThrough(check, weakened)) !== check.isAllowed) return true;
  }
  return false;
}

/** Counts how many of the names occur in the requested path. */
function countNames(asked: readonly Check[], names: readonly string[]): number {
  const steps = firstQuestion(asked)?.path.split('/') ?? [];
  return names.filter((name) => steps.includes(name)).length;
}

function firstQuestion([check]: readonly Check[]) {
  return check?.questions[0];
}
