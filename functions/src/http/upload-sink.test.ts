import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { createUploadSink } from './upload-sink.ts';

const bytes = Readable.from(['%PDF']);

test('a file that cannot be removed is logged, and hides nothing from its sender', async () => {
  const error = new Error('Storage is away.');
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const files = { write: vi.fn(), remove: () => Promise.reject(error) };
  await expect(createUploadSink(files, log).remove('materials/a')).resolves.toBeUndefined();
  expect(log.warn).toHaveBeenCalledExactlyOnceWith('upload.not-removed', { error });
});

test('a file that cannot be written fails', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const files = { write: () => Promise.reject(new Error('full')), remove: vi.fn() };
  await expect(createUploadSink(files, log).write('materials/a', bytes)).rejects.toThrow('full');
});
