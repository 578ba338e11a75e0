import { Readable } from 'node:stream';
import { isKeptReading, toKeptReading } from '@study-assistant/writer/document/kept-reading';
import { takeChosen, type Chosen } from '@study-assistant/writer/document/outline/document-part';
import type { SourceDocument } from '@study-assistant/writer/document/source-document';
import type { TextExtractor } from '@study-assistant/writer/processes/text-extractor';
import type { FileStore } from '../../../platform/files/files.ts';

type Deps = { extractor: TextExtractor; files: Pick<FileStore, 'write'> };
type Source = { sourcePath: string; fileName: string };
type Waiting = NonNullable<Parameters<TextExtractor['extract']>[1]>;

/**
 * Reads the file of a quiz. What was read of a scan takes its place: it is read again for each
 * question that is replaced, and nobody else sees the file.
 */
export async function readAndKeep(
  { extractor, files }: Deps,
  bytes: Uint8Array,
  { sourcePath, fileName }: Source,
  waiting: Waiting = {},
): Promise<SourceDocument> {
  const document = await extractor.extract({ bytes, fileName }, waiting);
  const kept = isKeptReading(bytes) ? null : toKeptReading(document);
  if (kept) await files.write(sourcePath, Readable.from([kept]));
  return document;
}

/** The document of a quiz, or what of it the quiz is about. */
export async function readSource(
  deps: Deps,
  bytes: Uint8Array,
  { chosen, ...source }: Source & { chosen: Chosen | null },
  waiting?: Waiting,
): Promise<SourceDocument> {
  const document = await readAndKeep(deps, bytes, source, waiting);
  return chosen ? takeChosen(document, chosen) : document;
}
