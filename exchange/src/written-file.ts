/** What files are written in. "anki" is the text that Anki imports, "docx" a document to print. */
export const WRITTEN_FORMATS = [
  'gift',
  'moodle-xml',
  'qti-2.2',
  'qti-3.0',
  'csv',
  'docx',
  'anki',
] as const;
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

/** Not shared with another thread, so that a browser saves them. */
export type Bytes = Uint8Array<ArrayBuffer>;

export interface WrittenFile {
  name: string;
  /** The media type. */
  type: string;
  bytes: Bytes;
  /** Sentences about what the format cannot say of these questions. */
  lost: string[];
}
