/** Crockford's base32: no I, L, O and U, so a code can be read out and typed without a doubt. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Writes a character for each random byte, which gives five bits. */
export function writeCode(random: Uint8Array): string {
  return [...random].map((byte) => ALPHABET[byte & 31]).join('');
}

/** The code that somebody means, however she types it; null when it cannot be one of this length. */
export function readCode(typed: string, length: number): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isCode = code.length === length && [...code].every((one) => ALPHABET.includes(one));
  return isCode ? code : null;
}
