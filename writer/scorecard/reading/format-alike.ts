import { capitalise } from '../../src/language/words.ts';
import { placeKey } from '../../src/quiz/key-position.ts';
import { getDistractors, getKey, type Item } from '../scored-quiz.ts';

const BLANK = '____';
const ASKS = /^(?:which|what|who|whose|when|where|why|how)\b/i;

/**
 * The item in the one form of all items of a reading, so that no capital, full stop, blank or
 * quotation mark tells whose it is; its key stands at `position`, numbers by size.
 */
export function formatAlike(item: Item, position: number, random: () => number): Item {
  const wrong = getDistractors(item).map(formatOption);
  const placed = placeKey(formatOption(getKey(item)), wrong, position, random);
  return { ...item, ...placed, question: formatStem(item.question) };
}

function formatStem(question: string): string {
  const stem = straighten(question)
    .replace(/^complete the sentence:\s*/i, '')
    .replace(/_{2,}/g, BLANK);
  if (stem.includes(BLANK) || /[.?!]["')]?$/.test(stem)) return capitalise(stem);
  const open = stem.replace(/\s*[:,…]$/, '');
  return capitalise(ASKS.test(open) ? `${open}?` : `${open} ${BLANK}.`);
}

/** "The U.S." keeps its full stop. */
function formatOption(option: string): string {
  return capitalise(straighten(option).replace(/(?<!\.\p{L})\.$/u, ''));
}

function straighten(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();
}
