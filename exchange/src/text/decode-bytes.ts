const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Text of a file in whatever encoding programs on a teacher's desk write. */
export function decodeBytes(bytes: Uint8Array): string {
  return decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u0000', '');
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Text without a mark whose every second byte is zero is UTF-16 all the same.
  if (first !== 0 && second === 0 && bytes[3] === 0)
    return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0 && second !== 0 && bytes[2] === 0)
    return new TextDecoder('utf-16be').decode(bytes);
  try {
    return UTF8.decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
