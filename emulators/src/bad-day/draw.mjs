import { createHash } from 'node:crypto';

/** From 0 to 1, by the seed and the key alone: what else happens at the same time changes nothing. */
export function draw(seed, ...key) {
  const digest = createHash('sha256')
    .update(JSON.stringify([seed, ...key]))
    .digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}
