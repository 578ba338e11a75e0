import type { Source } from '@study-assistant/contract/questions/question';
import type { TopicToRead } from '../../domain/attempt/attempt-numbers.ts';
import { pick } from './pick.ts';

const MAX_QUOTE_CHARACTERS = 240;

/** Where the material explains a topic, and the sentence to look for. */
export function whereToRead(
  { source }: Pick<TopicToRead, 'source'>,
  quizTitle: string,
  index: number,
): string {
  const title = `“${source?.material ?? quizTitle}”`;
  if (!source) return `Look it up in ${title}, the material of this quiz.`;
  const quote = `“${shortened(source.quote)}”`;
  const place = placeIn(source);
  if (place === null) {
    return `Find this sentence in ${title} and read what stands around it: ${quote}`;
  }
  return pick(index, [
    `Read ${place} in ${title} again, where it says: ${quote}`,
    `It is explained in ${title}, ${place}: ${quote}`,
    `Go back to ${place} of ${title}. The sentence to look for: ${quote}`,
  ]);
}

function placeIn({ page, section }: Source): string | null {
  if (section === null) return page === null ? null : `page ${page}`;
  const name = `the section “${section}”`;
  return page === null ? name : `${name} (page ${page})`;
}

function shortened(quote: string): string {
  const text = quote.replace(/\s+/g, ' ').trim();
  if (text.length <= MAX_QUOTE_CHARACTERS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_QUOTE_CHARACTERS))} …`;
}
