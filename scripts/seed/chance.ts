import { createHash } from 'node:crypto';

/** A number from 0 to below 1 that looks random and is always the same for the same parts. */
export function chance(...parts: (string | number)[]): number {
  const digest = createHash('sha256').update(parts.join('/')).digest();
  return digest.readUInt32BE() / 2 ** 32;
}
