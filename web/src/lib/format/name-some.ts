import { listFormat } from '@study-assistant/contract/wire/formats';

/** Joins names as in "Grade 9b and Grade 9c". */
export function joinNames(names: readonly string[]): string {
  return listFormat('en-GB', 'conjunction').format(names);
}

/** The most names that a sentence lists. */
const MOST = 3;

/** Joins up to three names and counts the rest, as in "Ada, Bo, Cem and 2 more". */
export function nameSome(names: readonly string[]): string {
  if (names.length <= MOST) return listFormat('en-GB', 'conjunction').format(names);
  return `${names.slice(0, MOST).join(', ')} and ${names.length - MOST} more`;
}
