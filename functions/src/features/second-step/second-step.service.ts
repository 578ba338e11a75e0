import {
  FRESH_MINUTES,
  type getSecondStep,
  type makeRecoveryCodes,
} from '@study-assistant/contract/people/second-step';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import type { Member } from '../../domain/account/member.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../../domain/account/recovery-code.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { NewAuditEntry } from '../../domain/audit.ts';
import type { Caller, TokenHolder } from '../../domain/caller.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { RecoveryCodesRepository } from '../../stored/people/recovery-codes.repository.ts';
import type { AuditRepository } from '../../stored/school/audit.repository.ts';

type Deps = {
  recoveryCodes: RecoveryCodesRepository;
  accounts: Pick<AccountsRepository, 'findMember'>;
  audit: Pick<AuditRepository, 'record'>;
  identity: Pick<Identity, 'findSignIn' | 'removeSecondStep' | 'signOutEverywhere'>;
  config: Pick<Config, 'secondStep'>;
  clock: () => Date;
};

type Act = Extract<NewAuditEntry['act'], `second-step.${string}`>;

export type SecondStepService = ReturnType<typeof createSecondStepService>;

/**
 * A code of an app beside the password. Auth keeps the app's key and asks for the code; what Auth does not
 * have is here: recovery codes, and somebody else who helps. What is removed at Auth ends the sign-ins that
 * were made with it.
 */
export function createSecondStepService(deps: Deps) {
  const { recoveryCodes, accounts, audit, identity, config, clock } = deps;
  return {
    async look({ uid, secondStep }: Caller): Promise<Answer<typeof getSecondStep>> {
      const [signIn, codes] = await Promise.all([
        identity.findSignIn(uid),
        recoveryCodes.find(uid),
      ]);
      const isSetUp = signIn?.hasSecondStep ?? false;
      return {
        rule: config.secondStep,
        isSetUp,
        isUsed: secondStep === 'used',
        isMissing: secondStep === 'missing',
        codesLeft: isSetUp ? (codes?.left ?? 0) : 0,
      };
    },

    async makeCodes(caller: Caller): Promise<Answer<typeof makeRecoveryCodes>> {
      requireFresh(caller, clock());
      const codes = newRecoveryCodes();
      const hashes = codes.flatMap((code) => hashRecoveryCode(code) ?? []);
      await recoveryCodes.replace(caller.uid, hashes, clock());
      return { codes };
    },

    /** Her own, by her own sign-in with it. */
    async remove(caller: Caller): Promise<Record<string, never>> {
      requireFresh(caller, clock());
      await writeDown('second-step.removed', await requireMember(caller.uid), caller);
      await takeAway(caller.uid);
      return {};
    },

    /** Somebody else's. Whoever has lost her own asks another admin, or uses a recovery code. */
    async reset(caller: Caller, uid: string): Promise<Record<string, never>> {
      if (uid === caller.uid) {
        throw new ApiError(
          'conflict',
          'You cannot reset your own second step here. You can remove it under Your account.',
        );
      }
      const member = await requireMember(uid);
      if (!(await identity.findSignIn(uid))?.hasSecondStep) {
        throw new ApiError('conflict', 'This account has no second step.');
      }
      await writeDown('second-step.reset', member, caller);
      await takeAway(uid);
      await identity.signOutEverywhere(uid);
      return {};
    },

    /**
     * By a code from when it was set up; false where it is none of hers. The code is used up first, so that
     * nobody uses it twice; where the rest fails she has others.
     */
    async recover(uid: string, hash: string): Promise<boolean> {
      if (!(await recoveryCodes.use(uid, hash))) return false;
      await writeDown('second-step.recovered', await requireMember(uid), { uid });
      await identity.removeSecondStep(uid);
      return true;
    },
  };

  async function takeAway(uid: string): Promise<void> {
    await identity.removeSecondStep(uid);
    await recoveryCodes.remove(uid);
  }

  async function requireMember(uid: string): Promise<Member> {
    const member = await accounts.findMember(uid);
    if (!member) throw notFound('There is no such account at your school.');
    return member;
  }

  /** Before it is done: what breaks off has been ordered too. */
  async function writeDown(
    act: Act,
    { uid: id, fullName: name }: Member,
    actor: { uid: string },
  ): Promise<void> {
    const target = { kind: 'account', id, name } as const;
    await audit.record({ act, actor: { uid: actor.uid }, target, changes: [] }, clock());
  }
}

/** Whoever finds a device that is signed in does not change what protects the account. */
function requireFresh({ secondStep, signedInAt }: TokenHolder, now: Date): void {
  const isFresh = now.getTime() - signedInAt * 1000 <= FRESH_MINUTES * 60_000;
  if (secondStep === 'used' && isFresh) return;
  throw new ApiError(
    'sign-in-not-fresh',
    'Please sign in again with your second step before you change it.',
  );
}
