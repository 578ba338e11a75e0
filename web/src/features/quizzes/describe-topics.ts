import { listFormat } from '@study-assistant/contract/wire/formats';

/** Returns a text such as "About osmosis, cell walls and mitosis". */
export function describeTopics(topics: readonly string[]): string {
  return `About ${listFormat('en', 'conjunction').format(topics)}`;
}
