import { ExtractionError } from '../extraction-error.ts';

/** A run of characters; `transform` is the PDF text matrix [a b c d x y], sizes are in points. */
export type TextItem = {
  str: string;
  width: number;
  height: number;
  fontName: string;
  transform: number[];
};

export type TextContent = { items: (TextItem | { type: string })[] };

/** What a page paints: the operators by pdf.js's numbers, with their arguments. */
export type OperatorList = { fnArray: number[]; argsArray: (readonly unknown[] | null)[] };

export type Viewport = { width: number; height: number; transform: number[] };

/** The used parts of a pdf.js document. */
export type OpenPdf = {
  numPages: number;
  getMetadata(): Promise<{ info: { Title?: unknown } }>;
  getPage(number: number): Promise<{
    /** The number of the page's object in the file. */
    ref: { num: number } | null;
    getTextContent(): Promise<TextContent>;
    getOperatorList(): Promise<OperatorList>;
    getViewport(options: { scale: number }): Viewport;
    cleanup(): void;
  }>;
};

/**
 * Opens a PDF with pdf-parse. Its own text has no positions, which tell headings, columns and
 * running headers, so we use the pdf.js document that it loads (a method private in its types).
 */
export async function openPdf(bytes: Buffer): Promise<OpenPdf> {
  try {
    return await keepNativePush(() => load(bytes));
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ExtractionError(isLocked ? 'encrypted' : 'damaged', error);
  }
}

/** Loading takes as long as a short document, so it is done once. */
export async function loadParser() {
  const { PDFParse } = await import('pdf-parse');
  return PDFParse;
}

async function load(bytes: Buffer): Promise<OpenPdf> {
  const PDFParse = await loadParser();
  const parser: unknown = new PDFParse({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    // Images are not decoded, which would take longer than all the rest.
    maxImageSize: 1,
  });
  return (parser as { load(): Promise<OpenPdf> }).load();
}

/**
 * On Node 20, pdf.js replaces `push` for an edge case (an array of fixed length). Its version takes
 * a quarter of the reading time, so the native one is restored.
 */
async function keepNativePush<T>(task: () => Promise<T>): Promise<T> {
  const native = Object.getOwnPropertyDescriptor(Array.prototype, 'push');
  try {
    return await task();
  } finally {
    if (native) Object.defineProperty(Array.prototype, 'push', native);
  }
}
