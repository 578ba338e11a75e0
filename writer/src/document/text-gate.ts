import { ExtractionError } from './extraction-error.ts';
import type { SourceDocument } from './source-document.ts';

/** A page with less text is a picture with a caption or a stamp. */
const CHARACTERS_PER_PAGE = 30;
/** Readable prose has about 0.95; a font without a character map or a table of figures far less. */
const SHARE_OF_LETTERS = 0.6;

/** Refuses a document whose text is missing, unreadable or too long. */
export function checkText(document: SourceDocument, maxCharacters: number): void {
  let visible = 0;
  let letters = 0;
  for (const { heading, text } of document.sections) {
    for (const part of [heading ?? '', text]) {
      visible += part.replace(/\s/gu, '').length;
      letters += (part.match(/[\p{L}\p{M}]/gu) ?? []).length;
    }
  }
  // A page may be a picture, but a Word document with a few words is just short.
  const fewest = document.pageCount === null ? 1 : CHARACTERS_PER_PAGE * document.pageCount;
  if (visible < fewest) throw new ExtractionError('no-text');
  if (letters / visible < SHARE_OF_LETTERS) throw new ExtractionError('garbled');
  if (visible > maxCharacters) throw new ExtractionError('too-long');
}
