import type { MaterialText } from '@study-assistant/contract/materials/material-text';
import type { SourceDocument } from '@study-assistant/writer/document/source-document';

/** Enough for a chapter of forty pages, and little for a telephone. */
const MAX_BYTES = 300_000;
/** What a paragraph costs beside its words: thousands of single words are no less to show. */
const PARAGRAPH_BYTES = 20;

/** What is read of a document, as far as it goes. */
export function toMaterialText({
  sections,
  ordersLeftOut = 0,
}: Pick<SourceDocument, 'sections' | 'ordersLeftOut'>): MaterialText {
  const kept: MaterialText['sections'] = [];
  let bytes = 0;
  for (const { heading, page, text } of sections) {
    const last = kept.at(-1);
    // A heading stands once, also where its text goes on over pages.
    const section =
      last && heading !== null && last.title === heading
        ? last
        : { title: heading, page, paragraphs: [] };
    for (const paragraph of text.split(/\n{2,}/)) {
      bytes += PARAGRAPH_BYTES + Buffer.byteLength(paragraph);
      if (section !== kept.at(-1)) bytes += Buffer.byteLength(heading ?? '');
      if (bytes > MAX_BYTES) return { sections: kept, isCut: true, ordersLeftOut };
      section.paragraphs.push(paragraph);
      if (section !== kept.at(-1)) kept.push(section);
    }
  }
  return { sections: kept, isCut: false, ordersLeftOut };
}

const ENDING = '.text.json';

/** Where the text lies that was read from a stored file. */
export function textPathOf(path: string): string {
  return `${path}${ENDING}`;
}

/** The file that a text was read from; any other file is its own. */
export function filePathOf(path: string): string {
  return path.endsWith(ENDING) ? path.slice(0, -ENDING.length) : path;
}
