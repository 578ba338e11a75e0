import { toTopicKey } from '@study-assistant/contract/topic-key';
import type { SourceDocument } from '../document/source-document.ts';
import { isGeneral } from '../language/is-general.ts';
import { capitalise } from '../language/words.ts';
import { isSameAnswer } from '../validator/evidence-rules.ts';
import { analyse } from './analysis.ts';
import { requireEnglish } from './require-english.ts';
import type { Term } from './terms.ts';

const MAX_TOPICS = 8;

/**
 * What a document is about: its most telling terms, the foremost first, as short phrases; a topic
 * that is in use keeps its name.
 *
 * @throws WriterError when the document is not in English
 */
export async function findKeyTopics(
  document: SourceDocument,
  topicsInUse: readonly string[] = [],
): Promise<string[]> {
  requireEnglish(document);
  const { terms } = await analyse(document);
  const topics: Term[] = [];
  for (const term of terms) {
    if (topics.length >= MAX_TOPICS) break;
    if (term.words === 1 && isGeneral(term.text)) continue;
    if (term.count < 2 || topics.some((topic) => isSameAnswer(topic.text, term.text))) continue;
    topics.push(term);
  }
  const names = new Map(topicsInUse.map((name) => [toTopicKey(name), name]));
  return topics.map(({ text }) => names.get(toTopicKey(text)) ?? capitalise(text));
}
