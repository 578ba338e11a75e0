import type { Logger } from '../domain/logger.ts';
import type { UploadSink } from './receive-upload.ts';

/**
 * Takes uploads in. One that is not wanted and cannot be removed does not hide from its sender why it was
 * refused: the night removes what no document names.
 */
export function createUploadSink(files: UploadSink, log: Logger): UploadSink {
  return {
    write: (path, bytes) => files.write(path, bytes),
    remove: (path) =>
      files.remove(path).catch((error: unknown) => log.warn('upload.not-removed', { error })),
  };
}
