import { cleanCharacters, cleanLine } from '../clean-text.ts';
import { joinParagraphs } from '../section-paragraphs.ts';
import type { SourceDocument } from '../source-document.ts';
import { findTitle } from '../title/find-title.ts';
import { checkOle } from './check-ole.ts';

/** Reads Word 97–2003. The parser knows no styles, so headings are recognised by their shape. */
export async function readDoc(bytes: Buffer, fileName: string): Promise<SourceDocument> {
  await checkOle(bytes);
  const { default: WordExtractor } = await import('word-extractor');
  const word = await new WordExtractor().extract(bytes);
  const options = { filterUnicode: false, includeHeadersAndFooters: false };
  const text = `${word.getBody(options)}\n${word.getTextboxes(options)}`;
  // Table cells are separated by tabs, and each becomes a paragraph as in a DOCX.
  const paragraphs = cleanCharacters(text)
    .split(/[\n\t]/u)
    .map(cleanLine);
  const sections = joinParagraphs(paragraphs);
  return { title: findTitle({ fileName }, sections), kind: 'doc', pageCount: null, sections };
}
