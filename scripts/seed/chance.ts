import { createHash } from 'node:crypto';

/** A pseudo-random number in [0, 1) that is always the same for the same parts. */
export function chance(...parts: (string | number)[]): number {
  const digest = createHash('sha256').update(parts.join('/')).digest();
  return digest.readUInt32BE() / 2 ** 32;
}
