import { parseMarkup } from '../../markup/parse-markup.ts';
import { decodeBytes } from '../../text/decode-bytes.ts';
import type { PaperLine } from '../paper-line.ts';
import { wordToLines } from './word-lines.ts';

const DOCUMENT = /^word[\\/]document\d*\.xml$/i;

/** Tells whether the files of a package are those of a Word document. */
export function isWord(files: ReadonlyMap<string, Uint8Array>): boolean {
  return [...files.keys()].some((path) => DOCUMENT.test(path));
}

/** The lines of a Word document; not whole where it has too many elements. Throws MarkupRefused. */
export function readWord(files: ReadonlyMap<string, Uint8Array>): {
  lines: PaperLine[];
  isWhole: boolean;
} {
  const parse = (path: RegExp) => {
    const [, bytes = new Uint8Array()] = [...files].find(([name]) => path.test(name)) ?? [];
    return parseMarkup(decodeBytes(bytes), 'xml');
  };
  const document = parse(DOCUMENT);
  const numbering = parse(/^word[\\/]numbering\d*\.xml$/i);
  const styles = parse(/^word[\\/]styles\d*\.xml$/i);
  return { lines: wordToLines(document, numbering, styles), isWhole: document.isWhole };
}
