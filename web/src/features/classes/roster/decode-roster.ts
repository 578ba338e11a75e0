/**
 * The text of a file whose encoding nobody states. What is no UTF-8 comes from a spreadsheet on Windows,
 * which writes Windows-1252, or "Unicode text" in UTF-16 with a mark at its beginning.
 */
export function decodeRoster(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
