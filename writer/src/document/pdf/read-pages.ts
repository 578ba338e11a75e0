import { dropWhiteText, SMALLEST_GROUND } from './hidden-text.ts';
import type { Line } from './line.ts';
import { createHidingCheck } from './may-hide-text.ts';
import type { OpenPdf } from './open-pdf.ts';
import { readLines } from './page-lines.ts';

/** Page numbers, the last one inclusive. */
export type PageRange = { from: number; to: number };

export type ReadPage = (number: number) => Promise<Line[]>;

export function createPageReader(pdf: OpenPdf, bytes: Buffer): ReadPage {
  const mayHideText = createHidingCheck(bytes, SMALLEST_GROUND);
  return async (number) => {
    const page = await pdf.getPage(number);
    const text = await page.getTextContent();
    const content = mayHideText(page.ref)
      ? dropWhiteText(text, await page.getOperatorList())
      : text;
    const lines = readLines(content, page.getViewport({ scale: 1 }), number);
    page.cleanup();
    return lines;
  };
}

/** The readable pages of a range; `error` is the last failure of the others. */
export async function readRange(
  readPage: ReadPage,
  { from, to }: PageRange,
): Promise<{ pages: Line[][]; error: unknown }> {
  const pages: Line[][] = [];
  let error: unknown = null;
  for (let number = from; number <= to; number += 1) {
    try {
      pages.push(await readPage(number));
    } catch (problem) {
      error = problem;
    }
  }
  return { pages, error };
}
