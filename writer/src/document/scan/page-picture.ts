import type { OpenPdf } from '../pdf/open-pdf.ts';

/** The picture of a page, with one byte of brightness for each pixel, row by row. */
export type PagePicture = { width: number; height: number; dpi: number; grey: Uint8Array };

/** Measured: more finds no more words in print, and takes longer. */
const DPI = 200;
/** Pixels along a side; a larger page (a poster) is drawn smaller. */
const LARGEST_SIDE = 4400;

/**
 * Draws a page as it would be printed. A scan is mostly one picture, but also strips, layers of
 * masks, or letters as shapes, which all come out alike.
 */
export async function drawPage(pdf: OpenPdf, number: number): Promise<PagePicture> {
  const page = await pdf.getPage(number);
  const points = page.getViewport({ scale: 1 });
  const dpi = Math.min(DPI, (72 * LARGEST_SIDE) / Math.max(points.width, points.height));
  const viewport = page.getViewport({ scale: dpi / 72 });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const drawing = pdf.canvasFactory.create(width, height);
  try {
    const { canvas, context } = drawing;
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    // `getImageData` would not give its copy back, 15 MB a page.
    return { width, height, dpi, grey: toGrey(canvas.data()) };
  } finally {
    pdf.canvasFactory.destroy(drawing);
    page.cleanup();
  }
}

/** Brightness as the eye weighs red, green and blue (ITU-R BT.601). */
function toGrey(colours: Uint8Array): Uint8Array {
  const grey = new Uint8Array(colours.length / 4);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4) {
    const [red = 0, green = 0, blue = 0] = [colours[from], colours[from + 1], colours[from + 2]];
    grey[at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return grey;
}
