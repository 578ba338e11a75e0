import path from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import type { Rules } from '../../tests/support/rules/global-setup.ts';

export type RulesTests = {
  /** The rules tests by the names of their files. */
  names: string[];
  /** The first test of these files that refuses the rules; null when all pass. */
  firstFailure(rules: Rules, names: readonly string[]): Promise<string | null>;
  close(): Promise<void>;
};

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The rules tests, kept ready so that a run costs little more than its tests. The first run starts
 * the servers and tests the project's rules, whatever it is given.
 */
export async function openRulesTests(): Promise<RulesTests> {
  const vitest = await createVitest('test', {
    root,
    project: ['rules'],
    watch: false,
    bail: 1,
    reporters: [{}],
  });
  const found = await vitest.globTestSpecifications();
  const specifications = new Map(
    found.map((one) => [path.basename(one.moduleId, '.test.ts'), one] as const),
  );

  return {
    names: [...specifications.keys()],

    async firstFailure(rules, names) {
      const chosen = names.flatMap((name) => specifications.get(name) ?? []);
      for (const { project } of chosen) {
        project.provide('firestoreRules', rules.firestoreRules);
        project.provide('storageRules', rules.storageRules);
      }
      const { testModules } = await vitest.runTestSpecifications(chosen);
      const files = new Set(chosen.map(({ moduleId }) => moduleId));
      return firstFailureOf(testModules.filter(({ moduleId }) => files.has(moduleId)));
    },

    close: () => vitest.close(),
  };
}

/** Rules that could not even be loaded have been refused by no test, so that is an error here. */
function firstFailureOf(modules: readonly TestModule[]): string | null {
  for (const module of modules) {
    for (const test of module.children.allTests('failed')) return test.fullName;
    const errors = [...module.children.allSuites()].flatMap((suite) => suite.errors());
    const [error] = [...module.errors(), ...errors];
    if (error) throw new Error(`${module.relativeModuleId} did not run: ${error.message}`);
  }
  return null;
}
