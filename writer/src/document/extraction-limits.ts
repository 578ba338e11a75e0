/** The limits for reading one document. */
export type ExtractionLimits = {
  /** Processor seconds for one document. */
  cpuSeconds: number;
  /** The longest wait by the clock, for a machine too busy to provide those. */
  wallSeconds: number;
  pages: number;
  /** Characters of extracted text, which replaces a page limit for formats without pages. */
  characters: number;
  /** Bytes that all parts of a DOCX may inflate to. */
  inflatedBytes: number;
  /** Megabytes of JavaScript heap in the reading process. */
  heapMegabytes: number;
  /** Megabytes of all memory of the reading process: a PDF's streams inflate outside the heap. */
  processMegabytes: number;
  /** Limits for looking at the pages of a scan, at about five seconds of a processor each. */
  scan: { pages: number; cpuSeconds: number; wallSeconds: number };
  /** Documents read at the same time; others wait their turn. */
  atOnce: number;
};

/** The pages of a scan that can be read; `extraction-error.ts` names the number. */
export const MOST_SCANNED_PAGES = 40;

export const DEFAULT_LIMITS: ExtractionLimits = {
  cpuSeconds: 30,
  wallSeconds: 120,
  pages: 1000,
  characters: 5_000_000,
  inflatedBytes: 100_000_000,
  heapMegabytes: 256,
  processMegabytes: 640,
  scan: { pages: MOST_SCANNED_PAGES, cpuSeconds: 300, wallSeconds: 420 },
  atOnce: 2,
};
