import { createHash, randomBytes } from 'node:crypto';
import { CARD_CODE_LENGTH } from '@study-assistant/contract/people/cards';
import { readCode, writeCode } from '../code-letters.ts';

/** A code that nobody can foresee, of 80 bits. */
export function newCardCode(): string {
  return writeCode(randomBytes(CARD_CODE_LENGTH));
}

/** The code that somebody means, however she types it; null when it cannot be one. */
export function readCardCode(typed: string): string | null {
  return readCode(typed, CARD_CODE_LENGTH);
}

/**
 * What is kept of a code, in hexadecimal. It needs no salt and no slow hash: nobody tries out 80
 * random bits.
 */
export function hashCardCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
