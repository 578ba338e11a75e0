/** Parts of a file name that describe the file rather than its content. */
const OF_THE_FILE = [
  /\s*\(\d+\)$/,
  /[\s(-]+(?:final|draft|copy|revised|updated|edited|scanned|compressed|ocr)\s?\d*\)?$/i,
  /[\s(-]+(?:v|ver|version|rev)\.?\s?\d+(?:\.\d+)?\)?$/i,
  /[\s-]+(?:19|20)\d{2}[-. ]?\d{2}[-. ]?\d{2}$/,
  /^copy of\s+/i,
];

/** Turns "unit_3  The cell_final (2).docx" into "unit 3 The cell", or '' if nothing is left. */
export function titleFromFileName(fileName: string): string {
  const name = fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return dropFileWords(name);
}

function dropFileWords(name: string): string {
  const shorter = OF_THE_FILE.reduce((text, pattern) => text.replace(pattern, ''), name).trim();
  return shorter === name ? name : dropFileWords(shorter);
}
