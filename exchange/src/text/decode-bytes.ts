/** Those of one byte a letter that schools' programs have used, by the names that browsers know. */
const ENCODINGS = [
  ...['iso-8859-1', 'iso-8859-2', 'iso-8859-5', 'iso-8859-7', 'iso-8859-9', 'iso-8859-15'],
  ...[
    'windows-1250',
    'windows-1251',
    'windows-1253',
    'windows-1254',
    'windows-1255',
    'windows-1256',
  ],
  ...['koi8-r', 'shift_jis', 'gbk', 'big5', 'euc-kr'],
];

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
    return new TextDecoder(declaredIn(bytes)).decode(bytes);
  }
}

/** The encoding that XML names in its first line; older programs save in Windows-1252. */
function declaredIn(bytes: Uint8Array): string {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  const [, name = ''] = /^<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(start) ?? [];
  return ENCODINGS.find((encoding) => encoding === name.toLowerCase()) ?? 'windows-1252';
}
