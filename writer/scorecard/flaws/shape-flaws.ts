import { splitWords } from '../../src/language/words.ts';
import { getDistractors, getKey, type Item } from '../scored-quiz.ts';

/** Options of fewer characters differ in length by chance. */
const SHORT = 12;

/** The key is much the longest, or much the shortest, of the four. */
export function keyStandsOutInLength(item: Item): boolean {
  const key = getKey(item).length;
  const others = getDistractors(item).map((option) => option.length);
  const longest = Math.max(...others);
  const shortest = Math.min(...others);
  return (key > SHORT && key > 1.5 * longest) || (shortest > SHORT && 1.8 * key < shortest);
}

/** Options so unequal in length that they cannot be answers to one question. */
export function lengthsAreUneven({ options }: Item): boolean {
  const words = options.map((option) => splitWords(option).length);
  return Math.max(...words) > 5 && Math.max(...words) > 4 * Math.max(1, Math.min(...words));
}

/** The key alone begins with a capital, or without one, or ends as no other option does. */
export function spellingMarksTheKey(item: Item): boolean {
  return [/^\p{Lu}/u, /\.$/].some((pattern) => {
    const own = pattern.test(getKey(item).trim());
    return getDistractors(item).every((option) => pattern.test(option.trim()) !== own);
  });
}

/** The key alone begins in another grammatical form than the three others share. */
export function grammarMarksTheKey(item: Item): boolean {
  const others = new Set(getDistractors(item).map(formOf));
  return others.size === 1 && !others.has(formOf(getKey(item)));
}

/** A rough form of the first word: "-ing", "to …", with or without an article. */
function formOf(option: string): string {
  const words = splitWords(option);
  const first = words[0] ?? '';
  if (/^(?:an?|the)$/.test(first)) return 'article';
  if (/^(?:to|by|because|in|on|at|for|from)$/.test(first)) return first;
  if (/^\d/.test(first)) return 'number';
  return words.length > 1 && /ing$/.test(first) ? 'ing' : 'plain';
}
