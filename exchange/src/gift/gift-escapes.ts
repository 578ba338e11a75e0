/* Escaped signs are kept in letters of the private area while a question is taken apart. */

const SIGNS = '~=#{}:\\';
const FIRST = 0xe000;
const NEWLINE = String.fromCharCode(FIRST + SIGNS.length);

/** "\n" is a new line, unless it begins a command of TeX. */
const ESCAPED = /\\(?:([~=#{}:\\])|n(?!(?:abla|eq|eg|ot|otin|mid|u|i|e)\b))/g;

export function hideEscaped(text: string): string {
  return text.replace(ESCAPED, (_, sign?: string) =>
    sign === undefined ? NEWLINE : String.fromCharCode(FIRST + SIGNS.indexOf(sign)),
  );
}

export function showEscaped(text: string): string {
  return text.replace(/[\ue000-\ue007]/g, (letter) =>
    letter === NEWLINE ? '\n' : (SIGNS[letter.charCodeAt(0) - FIRST] ?? ''),
  );
}

export function escapeGift(text: string): string {
  return text.replace(/[~=#{}:\\]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
}
