import { text } from 'node:stream/consumers';
import type { Subject } from '@study-assistant/contract/materials/subjects';
import {
  ExtractionError,
  type ExtractionReason,
} from '@study-assistant/writer/document/extraction-error';
import type { SourceDocument } from '@study-assistant/writer/document/source-document';
import { expect, test } from 'vitest';
import type { TopicChanges } from '../../domain/quiz/topics-in-use.ts';
import type { MaterialReading } from '../../stored/materials/materials.repository.ts';
import type { StoredMaterial } from '../../stored/materials/stored-material.ts';
import { createTopicReader } from './read-topics.job.ts';

const NOW = '2026-11-22T00:00:00.000Z';
const rain: SourceDocument = { title: 'Rain', kind: 'pdf', pageCount: 1, sections: [] };

const FORCES =
  'A force changes the velocity of an object. The greater its mass, the smaller the acceleration. Friction opposes motion and turns kinetic energy into heat. In a circuit the voltage of the battery drives a current through the resistance of each lamp, and a magnet moves in the field of a coil.';
const lesson: SourceDocument = {
  ...rain,
  sections: [{ heading: 'Forces', page: 1, text: FORCES }],
};

/** A reader of one material of a teacher who has "Rains" among her topics, and what it stores. */
function aReader(
  extract: () => Promise<SourceDocument>,
  { subject = null }: { subject?: Subject | null } = {},
) {
  const material: StoredMaterial = {
    ...{ id: 'm', version: 1, name: 'Rain', type: 'PDF', uploadDate: NOW },
    ...{ teacherId: 't', fileName: 'rain.pdf', sizeBytes: 1, path: 'materials/t/m' },
    ...{ teacherName: '', subject, topics: [], topicKeys: [] },
    ...{ tags: [], classes: [], audience: ['all'] },
  };
  const silent = () => undefined;
  const stored: { topics: readonly string[]; changes: TopicChanges }[] = [];
  const files = new Map<string, string>();
  let reading: MaterialReading | undefined;
  const read = createTopicReader({
    materials: {
      find: () => Promise.resolve(material),
      saveReading: (_id, read) => {
        reading = read;
        return Promise.resolve();
      },
    },
    topicsInUse: {
      find: () => Promise.resolve({ rain: { name: 'Rains', usedAt: NOW } }),
      change: (_teacherId, changes) => {
        stored.push({ topics: reading?.topics ?? [], changes });
        return Promise.resolve();
      },
    },
    files: {
      read: () => Promise.resolve(Buffer.from('rain')),
      write: async (path, bytes) => void files.set(path, await text(bytes)),
    },
    extractor: { extract },
    keyTopics: (_document, topicsInUse) => Promise.resolve([...topicsInUse, 'Clouds']),
    clock: () => new Date(NOW),
    log: { info: silent, warn: silent, error: silent },
  });
  return { read, stored, files, reading: () => reading };
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

test('what was read is kept beside the file', async () => {
  const { read, files } = aReader(() => Promise.resolve(lesson));
  await read('m');
  expect([...files.keys()]).toEqual(['materials/t/m.text.json']);
  expect(JSON.parse(files.get('materials/t/m.text.json') ?? '')).toEqual({
    sections: [{ title: 'Forces', page: 1, paragraphs: [FORCES] }],
    isCut: false,
    ordersLeftOut: 0,
  });
});

test('the text tells the subject, unless its teacher has chosen one', async () => {
  const undecided = aReader(() => Promise.resolve(lesson));
  await undecided.read('m');
  expect(undecided.reading()?.subject).toBe('Physics');
  const chosen = aReader(() => Promise.resolve(lesson), { subject: 'Geography' });
  await chosen.read('m');
  expect(chosen.reading()?.subject).toBe('Geography');
});

test('a document that cannot be read is left without topics', async () => {
  await expect(readerOf('damaged')('m')).resolves.toBeUndefined();
});

test('a busy server lets the queue try again', async () => {
  await expect(readerOf('busy')('m')).rejects.toThrow('too busy');
});
