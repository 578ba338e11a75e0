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
    render(options: { canvas: object; canvasContext: object; viewport: Viewport }): {
      promise: Promise<void>;
    };
    cleanup(): void;
  }>;
  canvasFactory: {
    create(width: number, height: number): Drawing;
    destroy(drawing: Drawing): void;
  };
};

/** A drawing of @napi-rs/canvas, which pdf-parse brings; `data` has red, green, blue and alpha. */
type Drawing = { canvas: { data(): Uint8Array }; context: object };

/** Pixels of a picture in a scan: a page of A3 at 600 dpi has 70 million and is refused. */
const LARGEST_PICTURE = 40_000_000;

/**
 * Opens a PDF with pdf-parse. Its own text has no positions, which tell headings, columns and
 * running headers, so we use the pdf.js document that it loads (a method private in its types).
 */
export async function openPdf(bytes: Buffer, options = { withPictures: false }): Promise<OpenPdf> {
  try {
    return await keepNativePush(() => load(bytes, options.withPictures));
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ExtractionError(isLocked ? 'encrypted' : 'damaged', error);
  }
}

/** The build of pdf.js's parser without comments, beside pdf.js: it loads in two thirds of the time. */
const SHORT_BUILD = './pdf.worker.min.mjs';

async function loadParser() {
  const { PDFParse } = await import('pdf-parse');
  PDFParse.setWorker(SHORT_BUILD);
  return PDFParse;
}

async function load(bytes: Buffer, withPictures: boolean): Promise<OpenPdf> {
  const PDFParse = await loadParser();
  const parser: unknown = new PDFParse({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    // Pictures are decoded only to be looked at, since that takes longer than all the rest.
    maxImageSize: withPictures ? LARGEST_PICTURE : 1,
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
