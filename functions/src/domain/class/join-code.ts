import { randomBytes } from 'node:crypto';
import {
  JOIN_CODE_DAYS,
  JOIN_CODE_LENGTH,
  type JoinCode,
} from '@study-assistant/contract/classes/classes';
import { readCode, writeCode } from '../code-letters.ts';
import type { ClassRecord } from './class-record.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** @param random as many bytes as a code has characters */
export function makeJoinCode(random: Uint8Array, now: Date): JoinCode {
  const code = writeCode(random.subarray(0, JOIN_CODE_LENGTH));
  return { code, expiresAt: new Date(now.getTime() + JOIN_CODE_DAYS * DAY_MS).toISOString() };
}

/** A code that nobody can foresee. */
export function newJoinCode(now: Date): JoinCode {
  return makeJoinCode(randomBytes(JOIN_CODE_LENGTH), now);
}

/** The code that somebody means, however she types it; null when it cannot be one. */
export function readJoinCode(typed: string): string | null {
  return readCode(typed, JOIN_CODE_LENGTH);
}

/** Null once it has expired. */
export function currentJoinCode({ joinCode }: Pick<ClassRecord, 'joinCode'>, now: Date) {
  return joinCode && isExpired(joinCode, now) ? null : joinCode;
}

export function isExpired({ expiresAt }: Pick<JoinCode, 'expiresAt'>, now: Date): boolean {
  return Date.parse(expiresAt) <= now.getTime();
}
