import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Far longer than any other file of their project, however few their lines are. */
const LONGEST = [
  '/tests/shots/',
  // It waits for deletions that can be taken back for ten seconds.
  '/own-stack/endpoint-costs',
  '/engine/school/fault-schedules.',
  '/own-stack/hostile-requests',
];

/**
 * Begins with the files that take longest, or one worker is left alone with them at the end. Vitest
 * itself knows that on a machine where they have run before, and goes by their size elsewhere.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) =>
      LONGEST.some((part) => moduleId.includes(part));
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
