import type { RulesDocument, RulesValue } from './values.ts';

/** A value as Firestore's protocol has it: `{ integerValue: '1' }`, `{ mapValue: { fields } }`. */
export type ProtoValue = Record<string, unknown>;

/** `resource` of a Firestore document; name is `projects/p/databases/(default)/documents/a/b`. */
export function firestoreDocument(
  _name: string,
  _fields: Record<string, ProtoValue>,
): RulesDocument {
  return new Map();
}

export function fromProto(_value: ProtoValue): RulesValue {
  return null;
}

/** What JSON holds (a token's claims, an object's metadata); a whole number becomes an int. */
export function fromJson(_value: unknown): RulesValue {
  return null;
}

/** `resource` of a file in Storage. */
export type StorageObject = {
  name: string;
  bucket: string;
  size: number;
  contentType?: string;
  generation?: number;
  metageneration?: number;
  timeCreated?: Date;
  updated?: Date;
  md5Hash?: string;
  crc32c?: string;
  etag?: string;
  contentDisposition?: string;
  contentEncoding?: string;
  contentLanguage?: string;
  /** Custom metadata. */
  metadata?: Record<string, string>;
};

export function storageObject(_object: StorageObject): RulesDocument {
  return new Map();
}
