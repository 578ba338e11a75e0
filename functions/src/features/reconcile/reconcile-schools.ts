import type { Logger } from '../../domain/logger.ts';

type Deps = {
  listSchools: () => Promise<readonly { id: string }[]>;
  reconcileSchool: (schoolId: string) => Promise<void>;
  log: Logger;
};

/** The night of every school, one after the other; one that fails does not keep the others from theirs. */
export function createSchoolsNight({ listSchools, reconcileSchool, log }: Deps) {
  return async function reconcileSchools(): Promise<void> {
    const failed: string[] = [];
    for (const { id } of await listSchools()) {
      try {
        await reconcileSchool(id);
      } catch (error) {
        log.error('reconcile.school-failed', { schoolId: id, error });
        failed.push(id);
      }
    }
    if (failed.length > 0) throw new Error(`The night failed for ${failed.join(', ')}.`);
  };
}
