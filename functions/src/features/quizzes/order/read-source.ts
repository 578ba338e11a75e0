import { takeChosen, type Chosen } from '@study-assistant/writer/document/outline/document-part';
import type { SourceDocument } from '@study-assistant/writer/document/source-document';
import type { TextExtractor } from '@study-assistant/writer/processes/text-extractor';

/** The document of a quiz, or what of it the quiz is about. */
export async function readSource(
  extractor: TextExtractor,
  bytes: Uint8Array,
  { fileName, chosen }: { fileName: string; chosen: Chosen | null },
): Promise<SourceDocument> {
  const document = await extractor.extract({ bytes, fileName });
  return chosen ? takeChosen(document, chosen) : document;
}
