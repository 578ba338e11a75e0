import type { recoverAccount } from '@study-assistant/contract/people/second-step';
import type { Parsed } from '@study-assistant/contract/wire/endpoint';
import { hashRecoveryCode } from '../../domain/account/recovery-code.ts';
import { notFound } from '../../domain/api-error.ts';
import { countForNetwork } from '../../domain/limits.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { SecondStepService } from './second-step.service.ts';

type Deps = {
  identity: Pick<Identity, 'findByEmails'>;
  secondStepOf: (schoolId: string) => Pick<SecondStepService, 'recover'>;
  /** Counts a wrong code for an account, by its address, and for a network; throws where they were too many. */
  countWrongCode: (email: string, address: string | null) => Promise<void>;
  /** Where a code is looked for that belongs to no account: it takes as long as with one. */
  anySchoolId: string;
};

export type RecoverAccountService = ReturnType<typeof createRecoverAccountService>;

/** Of nobody: no account of Auth's is called so. */
const NOBODY = 'nobody';

/**
 * Takes away the second step of who has a recovery code. It lets nobody in: her password, or her provider,
 * is asked for as ever, before or after. So the server never sees a password, and a code is good for those
 * as well who have none. The code is looked up first and only wrong ones count, so that nobody is kept from
 * using a right one by what others have tried.
 */
export function createRecoverAccountService(deps: Deps) {
  const { identity, secondStepOf, countWrongCode, anySchoolId } = deps;
  return {
    /** @param address null where it is not known: then nothing is counted for the network */
    async recover(
      { email: typed, code }: Parsed<typeof recoverAccount>['body'],
      address: string | null,
    ): Promise<Record<string, never>> {
      const email = typed.toLowerCase();
      const hash = hashRecoveryCode(code);
      const isRight = hash !== null && (await isHers(email, hash));
      if (!isRight) {
        await countForNetwork(() => countWrongCode(email, address), sayTooMany);
        throw notFound('This is not a recovery code of this address, or it was used already.');
      }
      return {};
    },
  };

  async function isHers(email: string, hash: string): Promise<boolean> {
    const [found] = await identity.findByEmails([email]);
    const account = found?.isClosed === false ? found : undefined;
    const secondStep = secondStepOf(account?.schoolId ?? anySchoolId);
    return secondStep.recover(account?.schoolId ? account.uid : NOBODY, hash);
  }
}

function sayTooMany(wait: string): string {
  return `This is not a recovery code of this address, and too many wrong ones were tried. Please look at your codes, or come back in ${wait}.`;
}
