import type { RulesDocument, RulesMap } from '../language/values/value.ts';
import { fromJson } from './json.ts';

/** The data behind `resource` for a file in Storage. */
export type StorageObject = {
  name: string;
  bucket: string;
  size: number;
  contentType?: string | undefined;
  generation?: number | undefined;
  metageneration?: number | undefined;
  timeCreated?: Date | undefined;
  updated?: Date | undefined;
  md5Hash?: string | undefined;
  crc32c?: string | undefined;
  etag?: string | undefined;
  contentDisposition?: string | undefined;
  contentEncoding?: string | undefined;
  contentLanguage?: string | undefined;
  /** Custom metadata. */
  metadata?: Record<string, string> | undefined;
};

/** Missing properties of a file are null, as in the official emulator. */
export function fromStorageObject(object: StorageObject): RulesDocument {
  const { name, bucket, size, contentType, generation, metageneration } = object;
  const { timeCreated, updated, md5Hash, crc32c, etag } = object;
  const { contentDisposition, contentEncoding, contentLanguage, metadata = {} } = object;
  const facts = { name, bucket, size, contentType, generation, metageneration };
  const state = { timeCreated, updated, md5Hash, crc32c, etag };
  const headers = { contentDisposition, contentEncoding, contentLanguage, metadata };
  return fromJson({ ...facts, ...state, ...headers }) as RulesMap;
}
