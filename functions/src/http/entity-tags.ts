import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { TokenHolder } from '../domain/caller.ts';
import { dayOf } from '../domain/day.ts';

/** What an answer depends on beside its version. */
type Circumstances = { release: string; clock: () => Date };

/**
 * Names an answer without its bytes. Each account has tags of its own, so that a browser that two
 * people use never takes the answer of one for the other's. Each day has others: what somebody changed
 * by hand in the database, past every version, is seen the next day.
 */
export function toTag(
  version: string,
  caller: TokenHolder | null,
  { release, clock }: Circumstances,
): string {
  const day = dayOf(clock());
  const hash = createHash('sha256').update(JSON.stringify([release, day, caller?.uid, version]));
  return `W/"${hash.digest('base64url').slice(0, 27)}"`;
}

/** True where the caller has the answer that goes by this tag. */
export function holdsTag(request: Request, tag: string): boolean {
  const held = request.header('if-none-match') ?? '';
  return held.split(',').some((one) => toOpaque(one) === toOpaque(tag));
}

/**
 * The answer may be kept by the caller's own browser, which asks each time whether it still holds; or,
 * what is about a student, by the page alone, since a browser keeps it on a disk that others share.
 */
export type KeptBy = 'browser' | 'page';

const CACHE_CONTROL: Readonly<Record<KeptBy, string>> = {
  browser: 'private, no-cache',
  page: 'no-store',
};

export function setTag(response: Response, tag: string, keptBy: KeptBy): void {
  response.set({ ETag: tag, 'Cache-Control': CACHE_CONTROL[keptBy], Vary: 'Authorization' });
}

export function sendUnchanged(response: Response, tag: string, keptBy: KeptBy): void {
  setTag(response, tag, keptBy);
  response.status(304).end();
}

/** A proxy that compresses an answer calls its tag a weak one. */
function toOpaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
