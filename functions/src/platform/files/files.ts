import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from 'firebase-admin/storage';

type Bucket = ReturnType<Storage['bucket']>;

/** Files by path. A missing file is not an error to remove, and an error to read. */
export interface FileStore {
  write(path: string, bytes: Readable): Promise<void>;
  /** All of it, or the bytes from `start` to `end`, both included. */
  open(path: string, range?: ByteRange): Readable;
  read(path: string): Promise<Buffer>;
  /** Null when there is no such file. */
  find(path: string): Promise<Buffer | null>;
  /** In Storage itself, bytes do not come here; false when there is no such file. */
  copy(from: string, to: string): Promise<boolean>;
  remove(path: string): Promise<void>;
  /** All files below a folder, a page at a time. */
  list(folder: string): AsyncGenerator<StoredFile[]>;
}

export type ByteRange = { start: number; end: number };

export type StoredFile = { path: string; storedAt: Date };

const PAGE_SIZE = 300;

/** `openStorage` is called when the first file is asked for: its client is slow to load. */
export function createFileStore(openStorage: () => Storage, bucketName: string): FileStore {
  let opened: Bucket | null = null;
  const openBucket = () => (opened ??= askAgain(openStorage().bucket(bucketName)));
  const fileAt = (path: string) => openBucket().file(path);

  async function read(path: string): Promise<Buffer> {
    const [bytes] = await fileAt(path).download();
    return bytes;
  }
  return {
    // A simple upload: one request, nothing kept to resume by. A teacher's browser is what retries.
    write: (path, bytes) => pipeline(bytes, fileAt(path).createWriteStream({ resumable: false })),
    open: (path, range) => fileAt(path).createReadStream(range),
    read,
    find: (path) => read(path).catch(nullWhenMissing),
    copy: (from, to) =>
      fileAt(from)
        .copy(fileAt(to))
        .then(() => true, falseWhenMissing),
    async remove(path) {
      await fileAt(path).delete({ ignoreNotFound: true });
    },
    async *list(folder) {
      let pageToken = '';
      do {
        const [found, next] = await openBucket().getFiles({
          prefix: `${folder}/`,
          maxResults: PAGE_SIZE,
          autoPaginate: false,
          ...(pageToken !== '' && { pageToken }),
        });
        yield found.map(({ name, metadata }) => ({
          path: name,
          storedAt: new Date(metadata.timeCreated ?? 0),
        }));
        // Declared as always there; null behind the last page.
        pageToken = (next as { pageToken?: string } | null)?.pageToken ?? '';
      } while (pageToken !== '');
    },
  };
}

/** `IdempotencyStrategy.RetryAlways`, without loading the client. */
const RETRY_ALWAYS = 0;

/**
 * A connection that breaks is no failure yet: a path has the same bytes whenever it is copied to, and is
 * as gone when it is removed twice. Left alone, the client gives up at the first, and switches off its
 * other retries meanwhile.
 */
function askAgain(bucket: Bucket): Bucket {
  bucket.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
  return bucket;
}

const HTTP_NOT_FOUND = 404;

function nullWhenMissing(error: unknown): null {
  if ((error as { code?: unknown }).code === HTTP_NOT_FOUND) return null;
  throw error;
}

function falseWhenMissing(error: unknown): false {
  nullWhenMissing(error);
  return false;
}
