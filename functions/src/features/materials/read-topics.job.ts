import { ExtractionError } from '@study-assistant/writer/document/extraction-error';
import type { SourceDocument } from '@study-assistant/writer/document/source-document';
import type { TextExtractor } from '@study-assistant/writer/processes/text-extractor';
import { WriterError } from '@study-assistant/writer/writer';
import type { Logger } from '../../domain/logger.ts';
import type { FileStore } from '../../platform/files.ts';
import type { StoredMaterial } from './materials.repository.ts';

type Deps = {
  findMaterial: (id: string) => Promise<StoredMaterial | null>;
  saveTopics: (materialId: string, topics: readonly string[]) => Promise<void>;
  files: Pick<FileStore, 'read'>;
  extractor: TextExtractor;
  keyTopics: (document: SourceDocument) => Promise<string[]>;
  log: Logger;
};

/** Reads an uploaded material's key topics, so that a learning plan can point to it. */
export function createTopicReader(deps: Deps) {
  const { findMaterial, saveTopics, files, extractor, keyTopics, log } = deps;
  return async function readTopics(materialId: string): Promise<void> {
    const material = await findMaterial(materialId);
    if (!material) return;
    try {
      const bytes = await files.read(material.path);
      const document = await extractor.extract({ bytes, fileName: material.fileName });
      await saveTopics(materialId, await keyTopics(document));
    } catch (error) {
      if (!isOfDocument(error)) throw error;
      log.info('material.topics-not-read', { materialId, reason: error.reason });
    }
  };
}

/** A busy server says nothing about the document: the queue tries again. */
function isOfDocument(error: unknown): error is ExtractionError | WriterError {
  return error instanceof ExtractionError
    ? error.reason !== 'busy'
    : error instanceof WriterError && error.reason !== 'timeout';
}
