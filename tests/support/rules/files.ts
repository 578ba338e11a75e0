import type { Bucket } from './clients.ts';

export const PDF = 'application/pdf';

/** A file with nothing but spaces in it. */
export function aFile(): Uint8Array {
  return new Uint8Array(3).fill(0x20);
}

let uploads = 0;

/** Uploads to a path that was not used before. */
export function upload(bucket: Bucket, folder: string, contentType: string) {
  uploads += 1;
  return bucket.ref(`${folder}/new-${uploads}`).put(aFile(), { contentType });
}
