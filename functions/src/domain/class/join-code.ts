import { randomBytes } from 'node:crypto';
import {
  JOIN_CODE_DAYS,
  JOIN_CODE_LENGTH,
  type JoinCode,
} from '@study-assistant/contract/classes/classes';
import type { ClassRecord } from './class-record.ts';

/** Crockford's base32: no I, L, O and U, so a code can be read out and typed without a doubt. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const DAY_MS = 24 * 60 * 60 * 1000;

/** @param random as many bytes as a code has characters */
export function makeJoinCode(random: Uint8Array, now: Date): JoinCode {
  const code = [...random.subarray(0, JOIN_CODE_LENGTH)]
    .map((byte) => ALPHABET[byte & 31])
    .join('');
  return { code, expiresAt: new Date(now.getTime() + JOIN_CODE_DAYS * DAY_MS).toISOString() };
}

/** A code that nobody can foresee. */
export function newJoinCode(now: Date): JoinCode {
  return makeJoinCode(randomBytes(JOIN_CODE_LENGTH), now);
}

/** The code that somebody means, however she types it; null when it cannot be one. */
export function readJoinCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isCode =
    code.length === JOIN_CODE_LENGTH && [...code].every((one) => ALPHABET.includes(one));
  return isCode ? code : null;
}

/** Null once it has expired. */
export function currentJoinCode({ joinCode }: Pick<ClassRecord, 'joinCode'>, now: Date) {
  return joinCode && isExpired(joinCode, now) ? null : joinCode;
}

export function isExpired({ expiresAt }: Pick<JoinCode, 'expiresAt'>, now: Date): boolean {
  return Date.parse(expiresAt) <= now.getTime();
}
