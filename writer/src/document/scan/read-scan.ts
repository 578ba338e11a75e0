import { detectLanguage } from '../detect-language.ts';
import { ExtractionError } from '../extraction-error.ts';
import type { ExtractionLimits } from '../extraction-limits.ts';
import type { Line } from '../pdf/line.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { readLines } from '../pdf/page-lines.ts';
import { createPageReader } from '../pdf/read-pages.ts';
import { assembleDocument } from '../pdf/read-pdf.ts';
import type { ReadProgress } from '../read-progress.ts';
import type { SourceDocument } from '../source-document.ts';
import { drawPage, type PagePicture } from './page-picture.ts';
import { loadRecogniser, type SeenLine } from './recogniser.ts';

/** A page with less text is a picture with a stamp. Characters. */
const LEAST_TEXT = 30;
/** Drawings and stains are taken for words of which the recogniser is not sure: 0 to 100. */
const SURE_LINE = 60;
/** Print gets 0.9, a poor copy 0.8, of which nine words of ten are right; handwriting 0.5. */
const SURE_DOCUMENT = 0.7;

/**
 * Reads a PDF of pictures by recognising the English text on them. Its pages then go the way of any
 * others, so that headings, columns and running headers are found.
 *
 * @throws ExtractionError when there are too many pages, or no English print
 */
export async function readScan(
  bytes: Buffer,
  fileName: string,
  limits: ExtractionLimits,
  onPage: (progress: ReadProgress) => void = () => undefined,
): Promise<SourceDocument> {
  const pdf = await openPdf(bytes, { withPictures: true });
  if (pdf.numPages > limits.scan.pages) throw new ExtractionError('long-scan');
  const readText = createPageReader(pdf, bytes);
  const recogniser = await loadRecogniser();
  const pages: Line[][] = [];
  const seen: SeenLine[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    onPage({ page, pages: pdf.numPages });
    const text = await readText(page).catch(() => []);
    if (hasText(text)) {
      pages.push(text);
      continue;
    }
    const picture = await drawPage(pdf, page);
    const lines = recogniser.read(picture);
    seen.push(...lines);
    pages.push(toLines(lines, picture, page));
  }
  const sureness = measureSureness(seen);
  if (sureness === null) throw new ExtractionError('no-text');
  if (sureness < SURE_DOCUMENT) throw new ExtractionError('unclear-scan');
  const document = await assembleDocument(pdf, pages, fileName);
  // The recogniser knows English alone, and guesses in other languages.
  if (detectLanguage(document) !== 'english') throw new ExtractionError('no-text');
  return { ...document, recognition: { sureness } };
}

function hasText(lines: Line[]): boolean {
  return lines.reduce((sum, { text }) => sum + text.length, 0) >= LEAST_TEXT;
}

/** The words become items of a PDF, in one font and at the height of their line. */
function toLines(seen: SeenLine[], { width, height, dpi }: PagePicture, page: number): Line[] {
  const items = seen
    .filter((line) => (measureSureness([line]) ?? 0) >= SURE_LINE / 100)
    .flatMap(({ words, y, height: em }) =>
      words.map(({ text, x, right }) => ({
        // Justified lines have narrow spaces, which are not to be told from those in a word.
        str: `${text} `,
        width: right - x,
        height: em,
        fontName: 'print',
        transform: [em, 0, 0, em, x, y],
      })),
    );
  const [right, bottom] = [(width / dpi) * 72, (height / dpi) * 72];
  const viewport = { width: right, height: bottom, transform: [1, 0, 0, 1, 0, 0] };
  return readLines({ items }, viewport, page);
}

/** The mean over all characters, to three decimals; null when there are none. */
function measureSureness(lines: SeenLine[]): number | null {
  let sum = 0;
  let characters = 0;
  for (const { text, sureness } of lines.flatMap(({ words }) => words)) {
    sum += sureness * text.length;
    characters += text.length;
  }
  return characters === 0 ? null : Math.round((10 * sum) / characters) / 1000;
}
