/**
 * Decodes a file of unknown encoding. Text that is not UTF-8 comes from a spreadsheet on Windows:
 * either Windows-1252, or UTF-16 ("Unicode text") with a byte order mark.
 */
export function decodeRoster(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
