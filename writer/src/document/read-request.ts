import type { ExtractionLimits } from './extraction-limits.ts';
import type { Format } from './sniff-format.ts';

/** The request to a document reader. */
export type ReadRequest = {
  bytes: Uint8Array;
  fileName: string;
  format: Format;
  limits: ExtractionLimits;
  /** True for a PDF without text, whose pages are looked at. */
  isScan?: boolean;
};
