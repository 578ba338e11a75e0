/* Several texts in a cell stand with " | " between them. */

export function joinList(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/[\\|]/g, (sign) => `\\${sign}`)).join(' | ');
}

export function splitList(cell: string): string[] {
  const texts = [''];
  for (const [piece] of cell.matchAll(/\\[\\|]|[^\\]|\\/g)) {
    if (piece === '|') texts.push('');
    else texts[texts.length - 1] += piece.length === 2 ? piece.slice(1) : piece;
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}
