import type { Bucket } from './clients.ts';

export const PDF = 'application/pdf';

/** A file with nothing but spaces in it. */
export function aFile(sizeBytes = 3): Uint8Array {
  return new Uint8Array(sizeBytes).fill(0x20);
}

let uploads = 0;

/** Uploads to a path that nothing was uploaded to before; a type of null sends none. */
export function upload(
  bucket: Bucket,
  folder: string,
  type: string | null = PDF,
  sizeBytes?: number,
) {
  uploads += 1;
  const metadata = type === null ? {} : { contentType: type };
  return bucket.ref(`${folder}/new-${uploads}`).put(aFile(sizeBytes), metadata);
}
