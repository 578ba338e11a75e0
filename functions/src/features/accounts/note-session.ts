import { readDevice } from '../../domain/account/device.ts';
import { NOTED_EVERY_MS } from '../../domain/account/sessions.ts';
import type { TokenHolder } from '../../domain/caller.ts';
import type { Logger } from '../../domain/logger.ts';
import { keepRecent } from '../../platform/firestore/keep-recent.ts';
import type { SessionsRepository } from '../../stored/people/sessions.repository.ts';

type Deps = {
  sessionsOfSchool: (schoolId: string) => Pick<SessionsRepository, 'note'>;
  clock: () => Date;
  log: Logger;
};

/** Of so many sign-ins an instance knows when it has noted them last: some 2 MB. */
const MAX_KNOWN = 10_000;
/** After a use that could not be written down, the next one comes not before this long. */
const RETRY_MS = 10_000;

export type NoteSession = (holder: TokenHolder, userAgent: string) => Promise<void>;

/**
 * Writes down that a sign-in is used: at its first request to an instance, then once an hour. Where that
 * fails nobody is held up. Who has no school yet is on no list.
 */
export function createSessionNotes({ sessionsOfSchool, clock, log }: Deps): NoteSession {
  const knownOf = keepRecent(() => ({ until: 0 }), MAX_KNOWN);

  return async function noteSession({ uid, role, schoolId, signedInAt }, userAgent): Promise<void> {
    if (role === null || schoolId === null) return;
    const known = knownOf(JSON.stringify([uid, signedInAt]));
    const now = clock();
    if (known.until > now.getTime()) return;
    // Whoever asks meanwhile does not write it down once more.
    known.until = now.getTime() + NOTED_EVERY_MS;
    try {
      await sessionsOfSchool(schoolId).note({ uid, signedInAt, ...readDevice(userAgent) }, now);
    } catch (error) {
      known.until = now.getTime() + RETRY_MS;
      log.error('session.not-noted', { error });
    }
  };
}
