import type { Part } from './numbered-parts.ts';

/** One request: so many questions from one part. */
export type Batch = { part: Part; count: number };

const OVERSHOOT = 1.3;
const MAX_BATCH = 8;
const MIN_BATCH = 5;
/** Fewer characters than this give no honest question more. */
const CHARACTERS_PER_QUESTION = 250;

/** Shares `wanted` questions out over the parts by their length, with some to spare. */
export function planBatches(parts: readonly Part[], wanted: number, offset: number): Batch[] {
  const asked = Math.ceil(wanted * OVERSHOOT);
  const requests = Math.max(1, Math.ceil(asked / MAX_BATCH));
  const perRequest = Math.min(
    MAX_BATCH,
    Math.max(Math.min(MIN_BATCH, asked), Math.ceil(asked / requests)),
  );
  const total = parts.reduce((sum, part) => sum + part.characters, 0);
  return Array.from({ length: requests }, (_, index) => {
    const position = ((index + 0.5) / requests + offset * 0.381966) % 1;
    const part = partAt(parts, position * total);
    return {
      part,
      count: Math.min(
        perRequest,
        Math.max(1, Math.floor(part.characters / CHARACTERS_PER_QUESTION)),
      ),
    };
  });
}

function partAt(parts: readonly Part[], position: number): Part {
  let passed = 0;
  for (const part of parts) {
    passed += part.characters;
    if (passed > position) return part;
  }
  return parts[parts.length - 1] as Part;
}
