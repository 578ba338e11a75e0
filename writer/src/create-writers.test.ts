import { expect, it } from 'vitest';
import { createWriters } from './create-writers.ts';
import { createOfflineWriter } from './offline-writer.ts';
import { WriterError } from './writer.ts';

const offline = createOfflineWriter();

it('takes the writer that the school has set', () => {
  const settings = { geminiApiKey: 'key', geminiModel: 'gemini-test', now: () => 0 };
  expect(createWriters({ provider: 'offline', ...settings }, offline).writerFor().name).toBe(
    'offline',
  );
  expect(createWriters({ provider: 'gemini', ...settings }, offline).writerFor().name).toBe(
    'gemini',
  );
});

it('takes the offline writer when a request asks for it', () => {
  const writers = createWriters(
    { provider: 'gemini', geminiApiKey: 'key', geminiModel: 'gemini-test', now: () => 0 },
    offline,
  );
  expect(writers.writerFor('offline').name).toBe('offline');
});

it('says so when there is no key for the model', () => {
  const writers = createWriters(
    { provider: 'offline', geminiModel: 'gemini-test', now: () => 0 },
    offline,
  );
  expect(() => writers.writerFor('gemini')).toThrow(WriterError);
});
