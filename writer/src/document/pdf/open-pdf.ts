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

/** What a page paints: operators by pdf.js's numbers, and the arguments of each. */
export type OperatorList = { fnArray: number[]; argsArray: (readonly unknown[] | null)[] };

export type Viewport = { width: number; height: number; transform: number[] };

/** What we use of the pdf.js document. */
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
 * Opens a PDF with pdf-parse. Its own text has no positions, which headings, columns and running
 * headers are told by, so we take the pdf.js document that it loads (a method private in its types).
 */
export async function openPdf(bytes: Buffer): Promise<OpenPdf> {
  try {
    return await keepNativePush(() => load(bytes));
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ExtractionError(isLocked ? 'encrypted' : 'damaged', error);
  }
}

/** Loading takes as long as a short document; it is done once. */
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
    // Pictures are not looked at: decoding them would take longer than all the rest.
    maxImageSize: 1,
  });
  return (parser as { load(): Promise<OpenPdf> }).load();
}

/**
 * On Node 20, pdf.js replaces `push` as it loads, for a corner case of the language (an array whose
 * length is fixed). Its own takes a quarter of all reading.
 */
async function keepNativePush<T>(task: () => Promise<T>): Promise<T> {
  const native = Object.getOwnPropertyDescriptor(Array.prototype, 'push');
  try {
    return await task();
  } finally {
    if (native) Object.defineProperty(Array.prototype, 'push', native);
  }
}
