import type { Session } from '@study-assistant/contract/people/own-sessions';
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
    async endOne({ uid }: Caller, id: string): Promise<Record<string, never>> {
      const validSince = await findValidSince(uid);
      const choose = <S extends { signedInAt: number }>(open: readonly S[]) => {
        const kept = open.filter(({ signedInAt }) => idOf(signedInAt) !== id);
        if (kept.length === open.length) throw notFound('This sign-in has ended already.');
        return kept;
      };
      await sessions.end(uid, { validSince, choose }, clock());
      await followStanding(uid);
      return {};
    },

    async endOthers({ uid, signedInAt }: Caller): Promise<Record<string, never>> {
      const validSince = await findValidSince(uid);
      const choose = <S extends { signedInAt: number }>(open: readonly S[]) =>
        open.filter((session) => session.signedInAt === signedInAt);
      await sessions.end(uid, { validSince, choose }, clock());
      await followStanding(uid);
      return {};
    },
  };

  async function findValidSince(uid: string): Promise<string | null> {
    return (await identity.findSignIn(uid))?.validSince ?? null;
  }
}
