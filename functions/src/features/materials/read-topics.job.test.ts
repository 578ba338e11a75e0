import {
  ExtractionError,
  type ExtractionReason,
} from '@study-assistant/writer/document/extraction-error';
import type { SourceDocument } from '@study-assistant/writer/document/source-document';
import { expect, test } from 'vitest';
import type { TopicChanges } from '../../domain/quiz/topics-in-use.ts';
import type { StoredMaterial } from './materials.repository.ts';
import { createTopicReader } from './read-topics.job.ts';

const NOW = '2026-11-22T00:00:00.000Z';
const rain: SourceDocument = { title: 'Rain', kind: 'pdf', pageCount: 1, sections: [] };

/** A reader of one material of a teacher who has "Rains" among her topics, and what it stores. */
function aReader(extract: () => Promise<SourceDocument>) {
  const material: StoredMaterial = {
    ...{ id: 'm', version: 1, name: 'Rain', type: 'PDF', uploadDate: NOW },
    ...{ teacherId: 't', fileName: 'rain.pdf', sizeBytes: 1, path: 'materials/t/m' },
    ...{ topics: [], topicKeys: [] },
  };
  const silent = () => undefined;
  const stored: { topics: readonly string[]; changes: TopicChanges }[] = [];
  let topicsOfMaterial: readonly string[] = [];
  const read = createTopicReader({
    findMaterial: () => Promise.resolve(material),
    saveTopics: (_id, topics) => {
      topicsOfMaterial = topics;
      return Promise.resolve();
    },
    findTopicsInUse: () => Promise.resolve({ rain: { name: 'Rains', usedAt: NOW } }),
    changeTopicsInUse: (_teacherId, changes) => {
      stored.push({ topics: topicsOfMaterial, changes });
      return Promise.resolve();
    },
    files: { read: () => Promise.resolve(Buffer.from('rain')) },
    extractor: { extract },
    keyTopics: (_document, topicsInUse) => Promise.resolve([...topicsInUse, 'Clouds']),
    clock: () => new Date(NOW),
    log: { info: silent, warn: silent, error: silent },
  });
  return { read, stored };
}

function readerOf(reason: ExtractionReason) {
  return aReader(() => Promise.reject(new ExtractionError(reason))).read;
}

test('topics are read with those in use at hand, and are in use from then on', async () => {
  const { read, stored } = aReader(() => Promise.resolve(rain));
  await read('m');
  expect(stored).toEqual([
    {
      topics: ['Rains', 'Clouds'],
      changes: {
        rain: { name: 'Rains', usedAt: NOW },
        cloud: { name: 'Clouds', usedAt: NOW },
      },
    },
  ]);
});

test('a document that cannot be read is left without topics', async () => {
  await expect(readerOf('damaged')('m')).resolves.toBeUndefined();
});

test('a busy server lets the queue try again', async () => {
  await expect(readerOf('busy')('m')).rejects.toThrow('too busy');
});
