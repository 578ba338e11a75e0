import { THIS_SESSION, type Session } from '@study-assistant/contract/people/own-sessions';
import { idOf, listOpen, toSession } from '../../domain/account/sessions.ts';
import { notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { SessionsRepository } from '../../stored/people/sessions.repository.ts';

type Deps = {
  sessions: Pick<SessionsRepository, 'find' | 'end'>;
  identity: Pick<Identity, 'findSignIn'>;
  /** Brings Auth to what is stored of her by then. */
  followStanding: (uid: string) => Promise<void>;
  clock: () => Date;
};

export type SessionsService = ReturnType<typeof createSessionsService>;

/**
 * Whoever signs out of a sign-in that is younger may be in again by one of the same second, which has the same
 * name: hers leaves the list, and the name stays good.
 */
const YOUNG_SECONDS = 5;

/** A person's own sign-ins, which nobody else sees or ends. */
export function createSessionsService({ sessions, identity, followStanding, clock }: Deps) {
  return {
    async list({ uid, signedInAt }: Caller): Promise<{ sessions: Session[] }> {
      const [{ noted, ended }, validSince] = await Promise.all([
        sessions.find(uid),
        findValidSince(uid),
      ]);
      const open = listOpen(noted, { ended, validSince }, clock());
      return { sessions: open.map((session) => toSession(session, signedInAt)) };
    },

    /** @throws ApiError when there is no such sign-in of hers any more */
    async endOne({ uid, signedInAt }: Caller, id: string): Promise<Record<string, never>> {
      // Who signs out is on no list perhaps, and may have signed in anew by the time that this arrives.
      if (id === THIS_SESSION) {
        const isYoung = toSecond(clock()) - signedInAt < YOUNG_SECONDS;
        return end(uid, isYoung ? signedInAt - 1 : signedInAt, (one) => one !== signedInAt);
      }
      return end(
        uid,
        toSecond(clock()),
        (one) => idOf(one) !== id,
        'This sign-in has ended already.',
      );
    },

    endOthers({ uid, signedInAt }: Caller): Promise<Record<string, never>> {
      return end(uid, toSecond(clock()), (one) => one === signedInAt);
    },
  };

  /**
   * @param until seconds: none ends that began later
   * @param stays told when a sign-in began
   * @param orSay thrown when all that are open stay
   */
  async function end(
    uid: string,
    until: number,
    stays: (signedInAt: number) => boolean,
    orSay?: string,
  ): Promise<Record<string, never>> {
    const validSince = await findValidSince(uid);
    const choose = <S extends { signedInAt: number }>(open: readonly S[]) => {
      const kept = open.filter(({ signedInAt }) => stays(signedInAt));
      if (orSay !== undefined && kept.length === open.length) throw notFound(orSay);
      return kept;
    };
    await sessions.end(uid, { validSince, until, choose }, clock());
    await followStanding(uid);
    return {};
  }

  async function findValidSince(uid: string): Promise<string | null> {
    return (await identity.findSignIn(uid))?.validSince ?? null;
  }
}

function toSecond(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
