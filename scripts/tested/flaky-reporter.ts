import type { Reporter, TestCase } from 'vitest/node';

/** The start of a line about a test that passed only on a retry. */
export const FLAKY = ' FLAKY ';

/** Names tests that passed on the second try. They do not fail the run, but should be fixed. */
export class FlakyReporter implements Reporter {
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const reason = test.result().errors?.[0]?.message.split('\n')[0] ?? 'no reason is known';
    this.#flaky.push(
      `${FLAKY} ${test.module.relativeModuleId} > ${test.fullName}\n       ${reason}\n`,
    );
  }

  onTestRunEnd(): void {
    for (const lines of this.#flaky) console.log(lines);
  }
}
