import { parseRules } from '@study-assistant/emulators/rules';
import { hash, type TestedRun } from '../tested/tested-run.ts';
import { RUN_TESTS } from './check-commit.ts';
import type { Finding } from './finding.ts';

/** Compares the rules files with those that the tests used. */
export function checkRules(files: Record<string, string>, tested: TestedRun | null): Finding[] {
  return Object.entries(files).flatMap(([name, text]) => [
    { what: `${name} can be read`, mend: findMistake(text, name) },
    {
      what: `${name} is what the tests ran on`,
      mend: tested?.rules[name] === hash(text) ? null : RUN_TESTS,
    },
  ]);
}

function findMistake(text: string, name: string): string | null {
  try {
    parseRules(text, name);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
