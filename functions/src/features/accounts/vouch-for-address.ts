import { domainOf } from '../../domain/account/email-domain.ts';
import { isOwnWay, vouchesFor } from '../../domain/account/sign-in-way.ts';
import type { TokenHolder } from '../../domain/caller.ts';
import type { SchoolsRepository } from '../../stored/school/schools.repository.ts';

type Deps = { schools: Pick<SchoolsRepository, 'findByDomain' | 'findProviderRules'> };

export type VouchForAddress = ReturnType<typeof createVoucher>;

/**
 * Tells whether the school that has the domain of an unconfirmed address vouches for it: by its own
 * directory, which the provider names in the token.
 */
export function createVoucher({ schools }: Deps) {
  return async function vouch(holder: TokenHolder): Promise<boolean> {
    if (holder.isEmailVerified || isOwnWay(holder.way)) return false;
    const schoolId = await schools.findByDomain(domainOf(holder.email));
    return schoolId !== null && vouchesFor(await schools.findProviderRules(schoolId), holder);
  };
}
