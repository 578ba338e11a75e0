import { JOIN_CODE_LENGTH } from '@study-assistant/contract/classes/classes';

const LOOK_ALIKE: Record<string, string> = { O: '0', I: '1', L: '1' };

/** What somebody types or pastes as the letters and digits of a code: "k7-o" is "K70". */
export function cleanJoinCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[OIL]/g, (letter) => LOOK_ALIKE[letter] ?? letter)
    .slice(0, JOIN_CODE_LENGTH);
}

/** "K7P0 9XQ2": in fours, as it is read aloud. */
export function groupJoinCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}
