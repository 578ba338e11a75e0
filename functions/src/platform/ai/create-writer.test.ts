import { expect, it } from 'vitest';
import { createWriters } from './create-writer.ts';
import { WriterError } from './writer.ts';

it('takes the writer that the school has set', () => {
  const settings = { geminiApiKey: 'key', geminiModel: 'gemini-test' };
  expect(createWriters({ provider: 'offline', ...settings }).writerFor().name).toBe('offline');
  expect(createWriters({ provider: 'gemini', ...settings }).writerFor().name).toBe('gemini');
});

it('takes the offline writer when a request asks for it', () => {
  const writers = createWriters({
    provider: 'gemini',
    geminiApiKey: 'key',
    geminiModel: 'gemini-test',
  });
  expect(writers.writerFor('offline').name).toBe('offline');
});

it('says so when there is no key for the model', () => {
  const writers = createWriters({ provider: 'offline', geminiModel: 'gemini-test' });
  expect(() => writers.writerFor('gemini')).toThrow(WriterError);
});
