import { Readable } from 'node:stream';
import type { MaterialText } from '@study-assistant/contract/materials/material-text';
import { ExtractionError } from '@study-assistant/writer/document/extraction-error';
import type { SourceDocument } from '@study-assistant/writer/document/source-document';
import { findSubject } from '@study-assistant/writer/facts/find-subject';
import type { TextExtractor } from '@study-assistant/writer/processes/text-extractor';
import { WriterError } from '@study-assistant/writer/writer';
import type { Logger } from '../../domain/logger.ts';
import { textPathOf, toMaterialText } from '../../domain/material/material-text.ts';
import {
  listTopicNames,
  useTopics,
  type TopicChanges,
  type TopicsInUse,
} from '../../domain/quiz/topics-in-use.ts';
import type { FileStore } from '../../platform/files/files.ts';
import type {
  MaterialReading,
  StoredMaterial,
} from '../../stored/materials/materials.repository.ts';

type Deps = {
  findMaterial: (id: string) => Promise<StoredMaterial | null>;
  saveReading: (materialId: string, reading: MaterialReading) => Promise<void>;
  findTopicsInUse: (teacherId: string) => Promise<TopicsInUse>;
  changeTopicsInUse: (teacherId: string, changes: TopicChanges) => Promise<void>;
  files: Pick<FileStore, 'read' | 'write'>;
  extractor: TextExtractor;
  keyTopics: (document: SourceDocument, topicsInUse: readonly string[]) => Promise<string[]>;
  clock: () => Date;
  log: Logger;
};

/**
 * Reads an uploaded material: its text for who cannot open the file, its subject, and its key topics, so
 * that a learning plan can point to it.
 */
export function createTopicReader(deps: Deps) {
  const { findMaterial, saveReading, files, extractor, keyTopics, clock, log } = deps;
  return async function readTopics(materialId: string): Promise<void> {
    const material = await findMaterial(materialId);
    if (!material) return;
    try {
      const bytes = await files.read(material.path);
      const document = await extractor.extract({ bytes, fileName: material.fileName });
      await files.write(textPathOf(material.path), toJson(toMaterialText(document)));
      const subject = material.subject ?? (await findSubject(document));
      const topicsInUse = await deps.findTopicsInUse(material.teacherId);
      const topics = await keyTopics(document, listTopicNames(topicsInUse));
      await saveReading(materialId, { topics, subject });
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

function toJson(text: MaterialText): Readable {
  return Readable.from([Buffer.from(JSON.stringify(text))]);
}

/** A busy server says nothing about the document: the queue tries again. */
function isOfDocument(error: unknown): error is ExtractionError | WriterError {
  return error instanceof ExtractionError
    ? error.reason !== 'busy'
    : error instanceof WriterError && error.reason !== 'timeout';
}
