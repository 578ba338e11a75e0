import type { SourceDocument } from '../document/source-document.ts';
import { analyse } from './analysis.ts';
import { requireEnglish } from './require-english.ts';
import { findTopics } from './topics.ts';

/**
 * Finds what a document is about: 3 to 8 topics, fewer if it is short.
 *
 * @throws WriterError when the document is not in English
 */
export async function findKeyTopics(
  document: SourceDocument,
  topicsInUse: readonly string[] = [],
): Promise<string[]> {
  requireEnglish(document);
  return findTopics(await analyse(document), topicsInUse);
}
