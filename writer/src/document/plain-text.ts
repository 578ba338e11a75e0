/** The content of a plain text file, or null when the bytes are not text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes);
  // Control characters other than spacing do not occur in text.
  return /[^\P{Cc}\t\n\v\f\r\u0085]/u.test(text) ? null : text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const utf8 = new TextDecoder().decode(bytes, { stream: true });
  return utf8.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : utf8;
}
