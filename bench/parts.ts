import { bellPart } from './bell/bell.part.ts';
import { billPart } from './bill/bill.part.ts';
import { coldStartPart } from './cold-start/cold-start.part.ts';
import { curvesPart } from './curves/curves.part.ts';
import { demoSchoolPart } from './demo-school.part.ts';
import { documentsPart } from './documents/documents.part.ts';
import type { Part } from './figures/part.ts';
import { firstLoadPart } from './first-load.part.ts';
import { latencyPart } from './latency/latency.part.ts';
import { lighthousePart } from './lighthouse.part.ts';

/** Everything that `npm run bench` measures, in order; each part can also be run by name. */
export const PARTS: Record<string, Part> = {
  curves: curvesPart,
  latency: latencyPart,
  bell: bellPart,
  'cold-start': coldStartPart,
  documents: documentsPart,
  'first-load': firstLoadPart,
  lighthouse: lighthousePart,
  'demo-school': demoSchoolPart,
  bill: billPart,
};
