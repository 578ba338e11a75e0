import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '@study-assistant/contract/people/second-step';
import { readCode, writeCode } from '../code-letters.ts';

/** Codes that nobody can foresee, of 80 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => writeCode(randomBytes(RECOVERY_CODE_LENGTH)));
}

/**
 * What is kept of a code, however somebody types it; null where it cannot be one. It needs no salt and no
 * slow hash: nobody tries out 80 random bits.
 */
export function hashRecoveryCode(typed: string): string | null {
  const code = readCode(typed, RECOVERY_CODE_LENGTH);
  return code === null ? null : createHash('sha256').update(code).digest('hex');
}
