import type { Reporter, TestCase } from 'vitest/node';

/** What a line begins with that names a test which passed only when it was tried again. */
export const FLAKY = ' FLAKY ';

/** Names what passed at the second try: it does not fail the run, and is a fault to be mended. */
export class FlakyReporter implements Reporter {
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const reason = test.result().errors?.[0]?.message.split('\n')[0] ?? 'no reason is known';
    this.#flaky.push(
      `${FLAKY} ${test.module.relativeModuleId} > ${test.fullName}\n       ${reason}`,
    );
  }

  onTestRunEnd(): void {
    for (const lines of this.#flaky) console.log(lines);
  }
}
