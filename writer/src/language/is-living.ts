import { LIVING_ENDINGS } from './word-lists/nouns/living-endings.ts';

/** Tells whether a phrase names people, who do other things than cells or laws. */
export function isLiving(text: string): boolean {
  const lower = text.toLowerCase();
  return [...LIVING_ENDINGS].some((ending) => lower.endsWith(ending));
}
