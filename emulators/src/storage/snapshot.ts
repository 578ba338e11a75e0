import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Saved } from '../state/autosave.ts';
import { parseState, readIfThere, writeWhole } from '../state/files.ts';
import { loadOfficialStorage, type StorageEmulator } from './official.ts';

type Index = { version: 1; files: { blob: string; metadata: object }[] };

/**
 * The emulator keeps the bytes in the blobs folder anyway; the snapshot adds which blob is which
 * file, with its metadata.
 */
export function createStorageSnapshot(
  emulator: StorageEmulator,
  { index, blobs }: { index: string; blobs: string },
): Saved & { restore(): Promise<boolean> } {
  let saved: string | null = null;
  return {
    async restore() {
      saved = await readIfThere(index);
      if (saved !== null) addFiles(emulator, blobs, parseState<Index>(saved, index));
      await removeStrays(emulator, blobs);
      return emulator._files.size > 0;
    },
    async save() {
      const current = describe(emulator);
      if (current === saved) return;
      await writeWhole(index, current);
      saved = current;
    },
  };
}

function describe(emulator: StorageEmulator): string {
  const { StoredFileMetadata } = loadOfficialStorage();
  const files = [...emulator._files].flatMap(([key, { metadata }]) => {
    const blob = emulator._persistence._diskPathMap.get(key);
    return blob
      ? [{ blob, metadata: JSON.parse(StoredFileMetadata.toJSON(metadata)) as object }]
      : [];
  });
  return JSON.stringify({ version: 1, files } satisfies Index);
}

function addFiles(emulator: StorageEmulator, blobs: string, { files }: Index): void {
  const { StoredFile, StoredFileMetadata } = loadOfficialStorage();
  for (const { blob, metadata: json } of files) {
    if (!existsSync(path.join(blobs, blob))) continue;
    const metadata = StoredFileMetadata.fromJSON(JSON.stringify(json), emulator._cloudFunctions);
    const key = path.join(metadata.bucket, metadata.name);
    emulator._persistence._diskPathMap.set(key, blob);
    emulator._files.set(key, new StoredFile(metadata));
  }
}

/** Removes bytes without a file, left by a killed process. */
async function removeStrays(emulator: StorageEmulator, blobs: string): Promise<void> {
  const known = new Set(emulator._persistence._diskPathMap.values());
  for (const blob of await readdir(blobs)) {
    if (!known.has(blob)) await rm(path.join(blobs, blob), { recursive: true });
  }
}
