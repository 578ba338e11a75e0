import { ExtractionError } from '@study-assistant/writer/document/extraction-error';
import type { SourceDocument } from '@study-assistant/writer/document/source-document';
import type { TextExtractor } from '@study-assistant/writer/processes/text-extractor';
import { WriterError } from '@study-assistant/writer/writer';
import type { Logger } from '../../domain/logger.ts';
import {
  listTopicNames,
  useTopics,
  type TopicChanges,
  type TopicsInUse,
} from '../../domain/quiz/topics-in-use.ts';
import type { FileStore } from '../../platform/files.ts';
import type { StoredMaterial } from './materials.repository.ts';

type Deps = {
  findMaterial: (id: string) => Promise<StoredMaterial | null>;
  saveTopics: (materialId: string, topics: readonly string[]) => Promise<void>;
  findTopicsInUse: (teacherId: string) => Promise<TopicsInUse>;
  changeTopicsInUse: (teacherId: string, changes: TopicChanges) => Promise<void>;
  files: Pick<FileStore, 'read'>;
  extractor: TextExtractor;
  keyTopics: (document: SourceDocument, topicsInUse: readonly string[]) => Promise<string[]>;
  clock: () => Date;
  log: Logger;
};

/** Reads an uploaded material's key topics, so that a learning plan can point to it. */
export function createTopicReader(deps: Deps) {
  const { findMaterial, saveTopics, files, extractor, keyTopics, clock, log } = deps;
  return async function readTopics(materialId: string): Promise<void> {
    const material = await findMaterial(materialId);
    if (!material) return;
    try {
      const bytes = await files.read(material.path);
      const document = await extractor.extract({ bytes, fileName: material.fileName });
      const topicsInUse = await deps.findTopicsInUse(material.teacherId);
      const topics = await keyTopics(document, listTopicNames(topicsInUse));
      await saveTopics(materialId, topics);
      await deps.changeTopicsInUse(
        material.teacherId,
        useTopics(topicsInUse, topics, clock().toISOString()),
      );
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
