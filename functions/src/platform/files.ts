import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from 'firebase-admin/storage';

/** Files by path. A missing file is not an error to remove, and an error to read. */
export interface FileStore {
  write(path: string, bytes: Readable): Promise<void>;
  open(path: string): Readable;
  read(path: string): Promise<Buffer>;
  remove(path: string): Promise<void>;
}

export function createFileStore(storage: Storage, bucketName: string): FileStore {
  const bucket = storage.bucket(bucketName);
  return {
    // A simple upload: one request, nothing kept to resume by. A teacher's browser is what retries.
    write: (path, bytes) =>
      pipeline(bytes, bucket.file(path).createWriteStream({ resumable: false })),
    open: (path) => bucket.file(path).createReadStream(),
    async read(path) {
      const [bytes] = await bucket.file(path).download();
      return bytes;
    },
    async remove(path) {
      await bucket.file(path).delete({ ignoreNotFound: true });
    },
  };
}
