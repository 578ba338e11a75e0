import { createHash } from 'node:crypto';

/** Draws a number from 0 to 1 by seed and key alone, so that concurrent events do not change it. */
export function draw(seed, ...key) {
  const digest = createHash('sha256')
    .update(JSON.stringify([seed, ...key]))
    .digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}
