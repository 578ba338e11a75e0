import { cleanLine } from '../clean-text.ts';
import { ExtractionError } from '../extraction-error.ts';
import type { ExtractionLimits } from '../extraction-limits.ts';
import { createLineJoiner, type LineJoiner } from '../join-lines.ts';
import { toProperTitle } from '../proper-title.ts';
import { joinBlocks, type Block } from '../section-paragraphs.ts';
import type { SourceDocument } from '../source-document.ts';
import { dropNotes } from './drop-notes.ts';
import { dropWhiteText, SMALLEST_GROUND } from './hidden-text.ts';
import type { Line } from './line.ts';
import { createHidingCheck } from './may-hide-text.ts';
import { openPdf, type OpenPdf } from './open-pdf.ts';
import { readLines } from './page-lines.ts';
import { findParagraphs, type Paragraph } from './paragraphs.ts';
import { dropRunningLines } from './running-lines.ts';

export async function readPdf(
  bytes: Buffer,
  fallbackTitle: string,
  limits: ExtractionLimits,
): Promise<SourceDocument> {
  const pdf = await openPdf(bytes);
  const pageCount = pdf.numPages;
  if (pageCount > limits.pages) throw new ExtractionError('too-long');
  const lines = dropNotes(
    dropRunningLines(await linesOfPages(pdf, createHidingCheck(bytes, SMALLEST_GROUND))),
  );
  const join = createLineJoiner(lines.map((line) => line.text));
  const blocks = findParagraphs(lines).map((paragraph) => toBlock(paragraph, join));
  const { info } = await pdf.getMetadata().catch(() => ({ info: { Title: undefined } }));
  const title = typeof info.Title === 'string' ? toProperTitle(cleanLine(info.Title)) : null;
  return {
    title: title ?? fallbackTitle,
    kind: 'pdf',
    pageCount,
    sections: joinBlocks(blocks),
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

/** A page that cannot be read is left out; a document without any readable page is damaged. */
async function linesOfPages(
  pdf: OpenPdf,
  mayHideText: ReturnType<typeof createHidingCheck>,
): Promise<Line[][]> {
  const pages: Line[][] = [];
  let lastError: unknown = null;
  let readable = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    try {
      const page = await pdf.getPage(number);
      const text = await page.getTextContent();
      const content = mayHideText(page.ref)
        ? dropWhiteText(text, await page.getOperatorList())
        : text;
      pages.push(readLines(content, page.getViewport({ scale: 1 }), number));
      page.cleanup();
      readable += 1;
    } catch (error) {
      lastError = error;
    }
  }
  if (readable === 0) throw new ExtractionError('damaged', lastError);
  return pages;
}
