import { Readable } from 'node:stream';
import type { MaterialText } from '@study-assistant/contract/materials/material-text';
import { ExtractionError } from '@study-assistant/writer/document/extraction-error';
import type { SourceDocument } from '@study-assistant/writer/document/source-document';
import { findSubject } from '@study-assistant/writer/facts/find-subject';
import type { TextExtractor } from '@study-assistant/writer/processes/text-extractor';
import { WriterError } from '@study-assistant/writer/writer';
import type { Logger } from '../../domain/logger.ts';
import { textPathOf, toMaterialText } from '../../domain/material/material-text.ts';
import { listTopicNames, useTopics } from '../../domain/quiz/topics-in-use.ts';
import type { FileStore } from '../../platform/files/files.ts';
import { enqueueOrLog } from '../../platform/tasks/task-queue.ts';
import type { TaskQueues } from '../../platform/tasks/tasks.ts';
import type { MaterialsRepository } from '../../stored/materials/materials.repository.ts';
import type { TopicsInUseRepository } from '../../stored/materials/topics-in-use.repository.ts';

type Deps = {
  materials: Pick<MaterialsRepository, 'find' | 'saveReading'>;
  topicsInUse: Pick<TopicsInUseRepository, 'change' | 'find'>;
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
  const { materials, topicsInUse, files, extractor, keyTopics, clock, log } = deps;
  return async function readTopics(materialId: string): Promise<void> {
    const material = await materials.find(materialId);
    if (!material) return;
    try {
      const bytes = await files.read(material.path);
      const document = await extractor.extract({ bytes, fileName: material.fileName });
      await files.write(textPathOf(material.path), toJson(toMaterialText(document)));
      const subject = material.subject ?? (await findSubject(document));
      const known = await topicsInUse.find(material.teacherId);
      const topics = await keyTopics(document, listTopicNames(known));
      await materials.saveReading(materialId, { topics, subject });
      const changes = useTopics(known, topics, clock().toISOString());
      await topicsInUse.change(material.teacherId, changes);
    } catch (error) {
      if (!isOfDocument(error)) throw error;
      log.info('material.topics-not-read', { materialId, reason: error.reason });
    }
  };
}

/** Topics are a help, not a condition: a material stands without them. */
export function readTopicsLater(
  { tasks, log }: { tasks: Pick<TaskQueues, 'readTopics'>; log: Logger },
  materialId: string,
): Promise<void> {
  const unordered = { log, level: 'warn', event: 'material.topics-not-ordered' } as const;
  return enqueueOrLog(tasks.readTopics, { materialId }, unordered);
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
