/** Marks at the beginning of a file that say its encoding, the longest first. */
const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/**
 * The text of a file: by its byte order mark, as UTF-16 where every other byte is zero, as UTF-8, and
 * where it is no UTF-8 as Windows-1252, in which older programs save.
 */
export function decodeBytes(bytes: Uint8Array): string {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  if (bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0) return decode(bytes, 'utf-16le');
  if (bytes.length > 3 && bytes[0] === 0 && bytes[2] === 0) return decode(bytes, 'utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, 'windows-1252');
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}
