import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Source } from './parse-source.ts';

type Layout = {
  page: PDFKit.PDFDocumentOptions;
  size: { title: number; heading: number; text: number };
  /** True for slides, in which each heading begins a page. */
  isPaged: boolean;
};

export const handout: Layout = {
  page: { size: 'A4', margins: { top: 64, bottom: 72, left: 72, right: 72 } },
  size: { title: 24, heading: 15, text: 11 },
  isPaged: false,
};

export const slides: Layout = {
  page: { size: [960, 540], margins: { top: 60, bottom: 60, left: 80, right: 80 } },
  size: { title: 44, heading: 34, text: 22 },
  isPaged: true,
};

/** The date is fixed, so that the same source gives the same bytes. */
const MADE = new Date('2026-01-05T08:00:00Z');

export function writePdf({ title, blocks }: Source, { page, size, isPaged }: Layout) {
  const info = { Title: title, Author: 'Demo school', CreationDate: MADE, ModDate: MADE };
  const pdf = new PDFDocument({ ...page, info, bufferPages: true });
  const bytes = buffer(pdf);
  pdf.font('Helvetica-Bold').fontSize(size.title).text(title).moveDown(0.5);
  for (const { kind, text } of blocks) {
    if (kind === 'heading') {
      if (isPaged) pdf.addPage();
      else keepWithNext(pdf, size.heading * 5);
      pdf.font('Helvetica-Bold').fontSize(size.heading).text(text).moveDown(0.4);
    } else {
      pdf
        .font('Helvetica')
        .fontSize(size.text)
        .text(text, { lineGap: size.text * 0.25 });
      pdf.moveDown(0.7);
    }
  }
  numberPages(pdf);
  pdf.end();
  return bytes;
}

/** Keeps a heading from standing alone at the end of a page. */
function keepWithNext(pdf: PDFKit.PDFDocument, height: number): void {
  pdf.moveDown(0.4);
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

function numberPages(pdf: PDFKit.PDFDocument): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    const { width, height, margins } = pdf.page;
    // The margin would move this line to a new page.
    pdf.page.margins = { ...margins, bottom: 0 };
    pdf.font('Helvetica').fontSize(9);
    pdf.text(String(index + 1), 0, height - 36, { width, align: 'center' });
    pdf.page.margins = margins;
  }
}
