import type { ExtractionLimits } from './extraction-limits.ts';
import type { Format } from './sniff-format.ts';

/** What a reader of documents is given. */
export type ReadRequest = {
  bytes: Uint8Array;
  fileName: string;
  format: Format;
  limits: ExtractionLimits;
};
