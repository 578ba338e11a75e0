import { curvesPart } from './curves/curves.part.ts';
import type { Part } from './figures/part.ts';

/** All that `npm run bench` measures, in its order; each by its name alone, too. */
export const PARTS: Record<string, Part> = {
  curves: curvesPart,
};
