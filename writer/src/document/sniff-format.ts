import { ExtractionError } from './extraction-error.ts';
import { isKeptReading } from './kept-reading.ts';
import { decodeText } from './plain-text.ts';

/** The container shown by the leading bytes: 'zip' may be a DOCX, 'ole' a DOC; 'kept' is ours. */
export type Format = 'pdf' | 'zip' | 'ole' | 'txt' | 'kept';

/** Detects the format by content, since names and MIME types are often wrong. Throws for others. */
export function sniffFormat(bytes: Uint8Array): Format {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024));
  if (isKeptReading(bytes)) return 'kept';
  if (head.includes('%PDF-')) return 'pdf';
  const magic = head.toString('hex', 0, 8);
  if (/^504b(0304|0506|0708)/.test(magic)) return 'zip';
  if (magic.startsWith('d0cf11e0')) return 'ole';
  // Word 1, 2 and Word for DOS had no container: the file starts with the Word header itself.
  if (/^(dba5|9ba5|31be|fe37)/.test(magic)) throw new ExtractionError('too-old');
  const first = head.toString('latin1', 0, 16).toLowerCase();
  if (/^\s*(\{\\rtf|<!doctype|<html|<\?xml)/.test(first)) throw new ExtractionError('unsupported');
  if (decodeText(bytes.subarray(0, 4096)) === null) throw new ExtractionError('unsupported');
  return 'txt';
}
