import { stemWord } from './words.ts';

const OPENING_LETTERS = 4;
/** What may stand behind a common opening of the shorter and of the longer word. */
const ENDINGS = { shorter: 2, longer: 5 };
const ENDING_LETTERS = 5;
const PREFIX_LETTERS = 4;

/** So many letters in the middle of a compound are a word that a reader sees. */
const INSIDE_LETTERS = 6;

/** "Cartilaginous" shows what "fibrocartilage" is: the opening of one stands inside the other. */
export function sharesInside(a: string, b: string): boolean {
  return (
    (a.length > INSIDE_LETTERS && b.includes(a.slice(0, INSIDE_LETTERS))) ||
    (b.length > INSIDE_LETTERS && a.includes(b.slice(0, INSIDE_LETTERS)))
  );
}

/**
 * Tells whether somebody who does not know two words still sees that they belong together: "volts" and
 * "voltage", "bureaucrat" and "bureaucracy", "function" and "dysfunction".
 */
export function sharesRoot(a: string, b: string): boolean {
  if (stemWord(a) === stemWord(b)) return true;
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  let same = 0;
  while (same < shorter.length && shorter[same] === longer[same]) same += 1;
  const isOneOpening =
    same >= OPENING_LETTERS &&
    shorter.length - same <= ENDINGS.shorter &&
    longer.length - same <= ENDINGS.longer;
  return (
    isOneOpening ||
    same > OPENING_LETTERS ||
    (shorter.length >= ENDING_LETTERS &&
      longer.endsWith(shorter) &&
      longer.length - shorter.length <= PREFIX_LETTERS)
  );
}
