import type { Session } from '@study-assistant/contract/people/own-sessions';
import type { Device } from './device.ts';
import { isEnded, type EndedSignIns } from './ended-sign-ins.ts';

/** A sign-in as it is stored; `signedInAt` is in seconds, and names it. */
export type StoredSession = Device & { signedInAt: number; lastUsedAt: string };

/** A use is written down once in so long. */
export const NOTED_EVERY_MS = 3_600_000;
/** One that was not used for so long is on the list no more. */
const SHOWN_FOR_MS = 90 * 86_400_000;
/** So many fit into the claims of a token, which Auth limits to 1,000 bytes. */
export const MAX_SESSIONS = 40;

/** With a use of one of them; null where that needs no write. The newest use comes first. */
export function noteUse(
  sessions: readonly StoredSession[],
  used: Omit<StoredSession, 'lastUsedAt'>,
  now: Date,
): StoredSession[] | null {
  const before = sessions.find(({ signedInAt }) => signedInAt === used.signedInAt);
  const isNoted = before && now.getTime() - Date.parse(before.lastUsedAt) < NOTED_EVERY_MS;
  if (isNoted) return null;
  const others = sessions.filter((other) => other !== before && isRecent(other, now));
  return [{ ...used, lastUsedAt: now.toISOString() }, ...others].slice(0, MAX_SESSIONS);
}

/**
 * Those that still sign somebody in.
 *
 * @param validSince sign-ins before it were ended at Auth; null where that never happened
 */
export function listOpen(
  sessions: readonly StoredSession[],
  { ended, validSince }: { ended: EndedSignIns | null; validSince: string | null },
  now: Date,
): StoredSession[] {
  const first = validSince === null ? 0 : Date.parse(validSince) / 1000;
  return sessions.filter(
    (session) =>
      session.signedInAt >= first && !isEnded(ended, session.signedInAt) && isRecent(session, now),
  );
}

/**
 * After all others were ended that began up to a second, itself included; what was over before stays over.
 *
 * @param until seconds
 */
export function keepOnly(
  kept: readonly StoredSession[],
  until: number,
  before: EndedSignIns | null,
): EndedSignIns {
  return {
    until: Math.max(until, before?.until ?? 0),
    kept: kept.map(({ signedInAt }) => signedInAt).toSorted((one, other) => one - other),
  };
}

export function toSession(
  { signedInAt, browser, system, lastUsedAt }: StoredSession,
  asking: number,
): Session {
  return {
    id: idOf(signedInAt),
    ...{ browser, system, lastUsedAt },
    signedInAt: new Date(signedInAt * 1000).toISOString(),
    isThis: signedInAt === asking,
  };
}

/** What a sign-in is called outside. */
export function idOf(signedInAt: number): string {
  return String(signedInAt);
}

function isRecent({ lastUsedAt }: StoredSession, now: Date): boolean {
  return now.getTime() - Date.parse(lastUsedAt) < SHOWN_FOR_MS;
}
