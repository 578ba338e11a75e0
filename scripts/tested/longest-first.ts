import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that run far longer than others of their project, however short they are. */
const LONGEST = [
  '/tests/shots/',
  // This file waits for deletions that can be undone for ten seconds.
  '/own-stack/endpoint-costs',
  '/engine/people/erasure',
  '/engine/school/fault-schedules.',
  '/own-stack/hostile-requests',
];

/**
 * Starts with the longest files, so that no worker is left alone with them at the end. Vitest knows
 * the durations only on a machine where they have run before, and otherwise goes by size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) =>
      LONGEST.some((part) => moduleId.includes(part));
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
