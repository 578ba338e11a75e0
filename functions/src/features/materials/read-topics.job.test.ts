import {
  ExtractionError,
  type ExtractionReason,
} from '@study-assistant/writer/document/extraction-error';
import { expect, test } from 'vitest';
import type { StoredMaterial } from './materials.repository.ts';
import { createTopicReader } from './read-topics.job.ts';

/** A reader of one material, whose document cannot be read for the reason given. */
function readerOf(reason: ExtractionReason) {
  const material: StoredMaterial = {
    ...{ id: 'm', version: 1, name: 'Rain', type: 'PDF', uploadDate: '2026-11-22T00:00:00.000Z' },
    ...{ teacherId: 't', fileName: 'rain.pdf', sizeBytes: 1, path: 'materials/t/m' },
    ...{ topics: [], topicKeys: [] },
  };
  const silent = () => undefined;
  return createTopicReader({
    findMaterial: () => Promise.resolve(material),
    saveTopics: () => Promise.resolve(),
    files: { read: () => Promise.resolve(Buffer.from('rain')) },
    extractor: { extract: () => Promise.reject(new ExtractionError(reason)) },
    keyTopics: () => Promise.resolve([]),
    log: { info: silent, warn: silent, error: silent },
  });
}

test('a document that cannot be read is left without topics', async () => {
  await expect(readerOf('damaged')('m')).resolves.toBeUndefined();
});

test('a busy server lets the queue try again', async () => {
  await expect(readerOf('busy')('m')).rejects.toThrow('too busy');
});
