import {
  allowsWay,
  isOwnWay,
  signInRefused,
  type ProviderRules,
} from '../../domain/account/sign-in-way.ts';
import type { TokenHolder } from '../../domain/caller.ts';
import { keepRecent } from '../../platform/firestore/keep-recent.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { SchoolsRepository } from '../../stored/school/schools.repository.ts';

type Deps = {
  schools: Pick<SchoolsRepository, 'findProviderRules'>;
  config: Pick<Config, 'signInProviders'>;
  clock: () => Date;
};

/** What a school has changed counts after this long at the latest. */
const KEEP_MS = 60_000;
const MAX_SCHOOLS = 200;

export type CheckWay = ReturnType<typeof createWayCheck>;

/**
 * Refuses who has signed in by a provider that the deployment does not have, or her school does not take.
 * A password costs no look at the school.
 *
 * @throws ApiError `sign-in-refused`
 */
export function createWayCheck({ schools, config, clock }: Deps) {
  const known = keepRecent(createKept, MAX_SCHOOLS);
  const providers = new Set(config.signInProviders.map(({ id }) => id));

  return async function checkWay(holder: TokenHolder, schoolId = holder.schoolId): Promise<void> {
    if (isOwnWay(holder.way)) return;
    if (!providers.has(holder.way.provider)) throw signInRefused();
    if (schoolId === null) return;
    if (!allowsWay(await known(schoolId)(), holder)) throw signInRefused();
  };

  function createKept(schoolId: string): () => Promise<ProviderRules> {
    let kept: { rules: Promise<ProviderRules>; until: number } | null = null;
    return () => {
      const now = clock().getTime();
      if (!kept || kept.until <= now) {
        const rules = schools.findProviderRules(schoolId);
        kept = { rules, until: now + KEEP_MS };
        // What could not be read is read again by the next request.
        rules.catch(() => (kept = null));
      }
      return kept.rules;
    };
  }
}
