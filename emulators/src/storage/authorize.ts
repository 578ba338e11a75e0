import type { VerifyRequest } from './official.ts';

type StorageRules = (request: VerifyRequest) => boolean;

/**
 * The one place that decides what a client SDK may do with a file; the emulator itself lets the
 * Admin SDK's owner token pass. Security rules are not evaluated here: a client gets nothing.
 */
export const isPermitted: StorageRules = denyEverything;

function denyEverything(): boolean {
  return false;
}
