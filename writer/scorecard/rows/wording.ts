import { atMost, ratio, shareOf, type Row } from '../row.ts';
import type { Item } from '../scored-quiz.ts';

export const wording: Row[] = [
  {
    name: 'asks about the text',
    unit: 'share',
    isHard: false,
    ...atMost(0),
    tally: ({ items }) => shareOf(items, asksAboutText),
    value: ratio,
  },
];

const TEXT =
  '(?:the|this) (?:text|passage|lesson|document|article|author|excerpt|chapter|reading|paragraph)';
const ASKS_ABOUT_TEXT = [
  new RegExp(String.raw`\b(?:according to|based on|as|in|from|by|of|about) ${TEXT}\b`, 'i'),
  new RegExp(
    String.raw`\b(?:does|do|did) ${TEXT} (?:say|state|tell|name|mention|describe|give)\b`,
    'i',
  ),
  new RegExp(String.raw`\b${TEXT} (?:says?|states?|tells|names|mentions|describes|gives)\b`, 'i'),
];

/** "According to the text, …", "What does the passage say …": the subject is the text, not the matter. */
function asksAboutText({ question }: Item): boolean {
  return ASKS_ABOUT_TEXT.some((pattern) => pattern.test(question));
}
