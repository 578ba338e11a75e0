/** How much one document may cost. */
export type ExtractionLimits = {
  /** Seconds of a processor for one document. */
  cpuSeconds: number;
  /** The longest wait by the clock, for a machine that is too busy to give those. */
  wallSeconds: number;
  pages: number;
  /** Characters of extracted text: what a page cap is for formats without pages. */
  characters: number;
  /** Bytes that all parts of a DOCX may inflate to. */
  inflatedBytes: number;
  /** JavaScript heap of the reading process. */
  heapMegabytes: number;
  /** Whole memory of the reading process: a PDF's streams inflate outside the heap. */
  processMegabytes: number;
  /** Documents read at the same time; further ones wait their turn. */
  atOnce: number;
};

export const DEFAULT_LIMITS: ExtractionLimits = {
  cpuSeconds: 30,
  wallSeconds: 120,
  pages: 1000,
  characters: 5_000_000,
  inflatedBytes: 100_000_000,
  heapMegabytes: 256,
  processMegabytes: 640,
  atOnce: 2,
};
