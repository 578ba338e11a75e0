import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { CardSecret } from '@study-assistant/contract/people/cards';

/** A secret as it is kept; salt and hash are in base64url. */
export type KeptSecret = { kind: CardSecret['kind']; salt: string; hash: string };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Hashes a secret for keeping, which takes some 50 ms by design. */
export async function keepSecret(secret: CardSecret): Promise<KeptSecret> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await hashSecret(secret, salt);
  return { kind: secret.kind, salt: salt.toString('base64url'), hash: hash.toString('base64url') };
}

export async function isSecret(given: CardSecret, kept: KeptSecret): Promise<boolean> {
  const hash = await hashSecret(given, Buffer.from(kept.salt, 'base64url'));
  return given.kind === kept.kind && timingSafeEqual(hash, Buffer.from(kept.hash, 'base64url'));
}

function hashSecret(secret: CardSecret, salt: Buffer): Promise<Buffer> {
  const text =
    secret.kind === 'password' ? secret.password.normalize('NFKC') : secret.pictures.join(' ');
  return new Promise((resolve, reject) => {
    scrypt(text, salt, HASH_BYTES, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
