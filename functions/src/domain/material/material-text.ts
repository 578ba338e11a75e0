import {
  materialSectionSchema,
  materialTextSchema,
} from '@study-assistant/contract/materials/material-text';
import { findPage } from '@study-assistant/writer/document/quotes/page-of-quote';
import type { SourceDocument } from '@study-assistant/writer/document/source-document';
import * as z from 'zod/mini';

const sectionSchema = z.extend(materialSectionSchema, {
  /** The page on which each paragraph begins; absent where it is the section's. */
  paragraphPages: z.optional(z.array(z.nullable(z.int()))),
});
/** What is kept of a document's text: all that readers get, and the page of each paragraph. */
export const keptTextSchema = z.extend(materialTextSchema, { sections: z.array(sectionSchema) });
export type KeptText = z.infer<typeof keptTextSchema>;

/** Enough for a chapter of forty pages, and little for a telephone. */
const MAX_BYTES = 300_000;
/** What a paragraph costs beside its words: thousands of single words are no less to show. */
const PARAGRAPH_BYTES = 20;

/** What is read of a document, as far as it goes. */
export function toMaterialText({
  sections,
  ordersLeftOut = 0,
}: Pick<SourceDocument, 'sections' | 'ordersLeftOut'>): KeptText {
  const kept: KeptText['sections'] = [];
  let bytes = 0;
  for (const whole of sections) {
    const { heading, page, text } = whole;
    let offset = 0;
    const last = kept.at(-1);
    // A heading stands once, also where its text goes on over pages.
    const section =
      last && heading !== null && last.title === heading
        ? last
        : { title: heading, page, paragraphs: [] as string[] };
    for (const paragraph of text.split(/\n{2,}/)) {
      offset = text.indexOf(paragraph, offset);
      bytes += PARAGRAPH_BYTES + Buffer.byteLength(paragraph);
      if (section !== kept.at(-1)) bytes += Buffer.byteLength(heading ?? '');
      if (bytes > MAX_BYTES) return { sections: kept, isCut: true, ordersLeftOut };
      notePage(section, findPage(whole, offset));
      section.paragraphs.push(paragraph);
      if (section !== kept.at(-1)) kept.push(section);
    }
  }
  return { sections: kept, isCut: false, ordersLeftOut };
}

/** Of the paragraph that comes next. */
function notePage(section: KeptText['sections'][number], page: number | null): void {
  if (page === section.page && !section.paragraphPages) return;
  section.paragraphPages ??= section.paragraphs.map(() => section.page);
  section.paragraphPages.push(page);
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
