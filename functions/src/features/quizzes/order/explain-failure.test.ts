import { ExtractionError } from '@study-assistant/writer/document/extraction-error';
import { WriterError } from '@study-assistant/writer/writer';
import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

test.each([
  ['a damaged document', new ExtractionError('damaged'), 'unusable-document'],
  ['a picture', new ExtractionError('unsupported'), 'unsupported-type'],
  ['a document with too much in it', new ExtractionError('too-much-work'), 'unusable-document'],
  ['a busy server', new ExtractionError('busy'), 'writer-failed'],
  ['a text that is too short', new WriterError('too-short', 'Too short.'), 'unusable-document'],
  ['a model that is not there', new WriterError('unavailable', 'Gone.'), 'writer-failed'],
])('%s has a code of its own, and its own sentence', (_what, error, code) => {
  expect(explainFailure(error, 'offline')).toMatchObject({ code, sentence: error.message });
});

test('where a model failed the teacher can take the offline writer, and there alone', () => {
  const failed = new WriterError('quota', 'Used up.');
  const isOffered = (writer: 'offline' | 'gemini') =>
    explainFailure(failed, writer)?.offlineWriterAvailable;
  expect(isOffered('gemini')).toBe(true);
  expect(isOffered('offline')).toBe(false);
});
