import { JOIN_CODE_LENGTH } from '@study-assistant/contract/classes/classes';

const LOOK_ALIKE: Record<string, string> = { O: '0', I: '1', L: '1' };

/** Reduces typed or pasted text to the characters of a code: "k7-o" becomes "K70". */
export function cleanJoinCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[OIL]/g, (letter) => LOOK_ALIKE[letter] ?? letter)
    .slice(0, JOIN_CODE_LENGTH);
}

/** Returns "K7P0 9XQ2", in groups of four as it is read aloud. */
export function groupJoinCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}
