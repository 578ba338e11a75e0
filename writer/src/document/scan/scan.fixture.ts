import { PDFParse } from 'pdf-parse';
import { drawPdf, placeLines } from '../pdf/pdf.fixture.ts';

/** US Letter, in points. */
const PAGE = { width: 612, height: 792 };

export type ScannedPage = { lines: string[]; heading?: string };

/** A scan: each page is one picture of print, in which nothing can be selected. */
export async function scanOf(pages: ScannedPage[], dpi = 200): Promise<Buffer> {
  const print = await drawPdf(
    (pdf) => {
      pdf.font('Times-Roman');
      for (const { lines, heading } of pages) {
        pdf.addPage({ size: 'LETTER' });
        placeLines(pdf, 72, 72, [heading ?? ''], 18);
        placeLines(pdf, 72, 120, lines, 11);
      }
    },
    { autoFirstPage: false },
  );
  const photographed = await new PDFParse({ data: new Uint8Array(print) }).getScreenshot({
    scale: dpi / 72,
    imageDataUrl: false,
  });
  return drawPdf(
    (pdf) => {
      for (const { data } of photographed.pages) {
        pdf.addPage({ size: 'LETTER', margin: 0 }).image(Buffer.from(data), 0, 0, PAGE);
      }
    },
    { autoFirstPage: false },
  );
}
