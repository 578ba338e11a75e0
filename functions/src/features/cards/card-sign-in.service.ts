import type {
  CardSecret,
  lookAtCard,
  setCardSecret,
  signInByCard,
} from '@study-assistant/contract/people/cards';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { hashCardCode, readCardCode } from '../../domain/account/card-code.ts';
import { isSecret, keepSecret } from '../../domain/account/card-secret.ts';
import { accountClosed, ApiError, notFound } from '../../domain/api-error.ts';
import { countForNetwork } from '../../domain/limits.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { CardsRepository, Judged } from '../../stored/people/cards.repository.ts';

type Deps = {
  cards: Pick<CardsRepository, 'open' | 'setSecret' | 'judge'>;
  identity: Pick<Identity, 'createSignInToken'>;
  /** Counts a code that is no card's; throws where too many came from this address. */
  countWrongCode: (address: string | null) => Promise<void>;
};

export type CardSignInService = ReturnType<typeof createCardSignInService>;

/**
 * Signs in whoever has a card and knows its secret. The code is looked up first and only wrong ones
 * count, so that nobody is held up by others of her network. A wrong code says nothing about anybody.
 */
export function createCardSignInService({ cards, identity, countWrongCode }: Deps) {
  return {
    /** @param address null where it is not known: then nothing is counted */
    async look(
      { code }: Parsed<typeof lookAtCard>['body'],
      address: string | null,
    ): Promise<Answer<typeof lookAtCard>> {
      const hash = hashOf(code);
      const found = hash === null ? null : await cards.open(hash);
      if (!found) return refuse('unknown', address);
      if (found.member.closedAt !== null) return refuse('closed', address);
      if (found.isLocked) return refuse('locked', address);
      return { fullName: found.member.fullName, secret: found.secret?.kind ?? null };
    },

    async setSecret(
      { code, secret }: Parsed<typeof setCardSecret>['body'],
      address: string | null,
    ): Promise<Answer<typeof setCardSecret>> {
      const hash = hashOf(code);
      // Of a code that is no card's nothing is hashed: that would be work for whoever guesses.
      const found = hash === null ? null : await cards.open(hash);
      if (hash === null || !found) return refuse('unknown', address);
      if (found.secret) throw setAlready();
      const done = await cards.setSecret(hash, await keepSecret(secret));
      if (done.outcome === 'set-already') throw setAlready();
      return letIn(done, address);
    },

    async signIn(
      { code, secret }: Parsed<typeof signInByCard>['body'],
      address: string | null,
    ): Promise<Answer<typeof signInByCard>> {
      const hash = hashOf(code);
      if (hash === null) return refuse('unknown', address);
      return letIn(await cards.judge(hash, (kept) => isSecret(secret, kept)), address, secret.kind);
    },
  };

  async function letIn(
    judged: Judged,
    address: string | null,
    kind: CardSecret['kind'] = 'password',
  ): Promise<{ token: string }> {
    if (judged.outcome === 'right') return { token: await identity.createSignInToken(judged.uid) };
    if (judged.outcome === 'wrong' && judged.left > 0) throw wrongSecret(kind, judged.left);
    return refuse(judged.outcome === 'wrong' ? 'locked' : judged.outcome, address);
  }

  async function refuse(
    why: 'unknown' | 'closed' | 'locked' | 'unset',
    address: string | null,
  ): Promise<never> {
    if (why === 'closed') throw accountClosed();
    if (why === 'locked') {
      throw new ApiError(
        'card-locked',
        'This card is locked: there were too many wrong tries. Please ask your teacher for a new card.',
      );
    }
    if (why === 'unset') {
      throw new ApiError('conflict', 'This card has no secret yet. Please begin with the code.');
    }
    await countForNetwork(() => countWrongCode(address), sayTooManyOfNetwork);
    throw notFound('This is not the code of a card. Please look at your card and try again.');
  }
}

function hashOf(typed: string): string | null {
  const code = readCardCode(typed);
  return code === null ? null : hashCardCode(code);
}

function setAlready(): ApiError {
  return new ApiError(
    'conflict',
    'This card has a secret already. If it was not you, please ask your teacher for a new card.',
  );
}

function wrongSecret(kind: CardSecret['kind'], left: number): ApiError {
  const what =
    kind === 'password' ? 'That is not your password.' : 'Those are not your pictures in order.';
  return new ApiError(
    'forbidden',
    `${what} You can try ${left} more ${left === 1 ? 'time' : 'times'}.`,
  );
}

function sayTooManyOfNetwork(wait: string): string {
  return `This is not the code of a card, and too many wrong ones came from your network. Please look at your card, or come back in ${wait}.`;
}
