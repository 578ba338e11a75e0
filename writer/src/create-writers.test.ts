import { expect, it } from 'vitest';
import { createWriters, type WriterConfig } from './create-writers.ts';
import { createOfflineWriter } from './offline-writer.ts';
import { WriterError } from './writer.ts';

const offline = createOfflineWriter();

function writersOf(config: Partial<WriterConfig> = {}) {
  const gemini = { apiKey: 'key', model: 'gemini-test' };
  const local = { url: 'http://localhost:11434/v1', model: 'a-small-model' };
  return createWriters({ provider: 'offline', gemini, local, now: () => 0, ...config }, offline);
}

it.each(['offline', 'gemini', 'local'] as const)(
  'takes the writer %s when it is set',
  (provider) => {
    expect(writersOf({ provider }).writerFor().name).toBe(provider);
  },
);

it('takes the writer that a request asks for', () => {
  expect(writersOf({ provider: 'gemini' }).writerFor('offline').name).toBe('offline');
  expect(writersOf({ provider: 'gemini' }).writerFor('local').name).toBe('local');
});

it('keeps what it has found out about a server', () => {
  const writers = writersOf();
  expect(writers.writerFor('local')).toBe(writers.writerFor('local'));
});

it.each(['gemini', 'local'] as const)('says so when %s is not set up', (name) => {
  expect(() => writersOf({ gemini: null, local: null }).writerFor(name)).toThrow(WriterError);
});
