import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root, saveDurations, type FileDuration } from './durations.ts';

/** Saves the durations of files and tests for `npm run test:slow`. */
export class DurationReporter implements Reporter {
  readonly #measured: FileDuration[] = [];

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()];
    // A file that ran only in part does not show the duration of the whole.
    if (tests.some((test) => test.result().state === 'skipped')) return;
    const { duration, collectDuration, environmentSetupDuration } = module.diagnostic();
    this.#measured.push({
      project: module.project.name,
      file: path.relative(root, module.moduleId),
      ms: duration + collectDuration + environmentSetupDuration,
      tests: tests.map((test) => ({ name: test.fullName, ms: test.diagnostic()?.duration ?? 0 })),
    });
  }

  async onTestRunEnd(): Promise<void> {
    await saveDurations(this.#measured);
  }
}
