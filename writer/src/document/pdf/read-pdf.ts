import { cleanLine } from '../clean-text.ts';
import { ExtractionError } from '../extraction-error.ts';
import type { ExtractionLimits } from '../extraction-limits.ts';
import { createLineJoiner, type LineJoiner } from '../join-lines.ts';
import { joinBlocks, type Block } from '../section-paragraphs.ts';
import type { SourceDocument } from '../source-document.ts';
import { findTitle } from '../title/find-title.ts';
import { dropNotes } from './drop-notes.ts';
import type { Line } from './line.ts';
import { openPdf, type OpenPdf } from './open-pdf.ts';
import { findParagraphs, type Paragraph } from './paragraphs.ts';
import { createPageReader, readRange, type PageRange } from './read-pages.ts';
import { dropRunningLines } from './running-lines.ts';
import { readAllPages, type ShareRange } from './share-pages.ts';

export async function readPdf(
  bytes: Buffer,
  fileName: string,
  limits: ExtractionLimits,
  share?: ShareRange,
): Promise<SourceDocument> {
  const pdf = await openPdf(bytes);
  if (pdf.numPages > limits.pages) throw new ExtractionError('too-long');
  const pages = await readLinesOfPages(pdf, bytes, share);
  return assembleDocument(pdf, pages, fileName);
}

/** Makes the document of what stands on its pages. */
export async function assembleDocument(
  pdf: OpenPdf,
  pages: Line[][],
  fileName: string,
): Promise<SourceDocument> {
  const lines = dropNotes(dropRunningLines(pages));
  const join = createLineJoiner(lines.map((line) => line.text));
  const blocks = findParagraphs(lines).map((paragraph) => toBlock(paragraph, join));
  const { info } = await pdf.getMetadata().catch(() => ({ info: { Title: undefined } }));
  const stated = typeof info.Title === 'string' ? cleanLine(info.Title) : '';
  const sections = joinBlocks(blocks);
  return {
    title: findTitle({ stated, fileName }, sections),
    kind: 'pdf',
    pageCount: pdf.numPages,
    sections,
  };
}

function toBlock({ lines, page, isHeading }: Paragraph, join: LineJoiner): Block {
  const texts = lines.map((line) => line.text);
  const pageStarts = lines.flatMap((line, at) =>
    at > 0 && line.page !== lines[at - 1]?.page
      ? [{ page: line.page, offset: join(texts.slice(0, at + 1)).length - line.text.length }]
      : [],
  );
  return { text: join(texts), isHeading, page, pageStarts };
}

/** Unreadable pages are left out; a document with only those is damaged. */
async function readLinesOfPages(
  pdf: OpenPdf,
  bytes: Buffer,
  share: ShareRange | undefined,
): Promise<Line[][]> {
  const readPage = createPageReader(pdf, bytes);
  const { pages, error } = await readAllPages(readPage, pdf.numPages, share);
  if (pages.length === 0) throw new ExtractionError('damaged', error);
  return pages;
}

/** The lines of a few pages, for a process that reads the others of the same document. */
export async function readPdfPages(bytes: Buffer, range: PageRange): Promise<Line[][]> {
  const pdf = await openPdf(bytes);
  return (await readRange(createPageReader(pdf, bytes), range)).pages;
}
