import type { Stored } from '../documents/document-store.ts';
import { getField, withField } from '../documents/fields.ts';
import { splitFieldPath } from '../protocol/field-path.ts';
import type { FindNearest, Value } from '../protocol/messages.ts';
import { listDimensions } from '../protocol/nested-values.ts';
import { invalidArgument } from '../protocol/status.ts';
import { readNumber } from '../values/numbers.ts';

const MAX_DIMENSIONS = 2048;
const MAX_RESULTS = 1000;

type Measure = {
  distance: (a: readonly number[], b: readonly number[]) => number;
  /** A larger product is nearer, where all other distances are nearer when smaller. */
  isLargerNearer: boolean;
};

const MEASURES: Record<string, Measure | undefined> = {
  EUCLIDEAN: {
    distance: (a, b) => Math.hypot(...a.map((one, at) => one - (b[at] ?? 0))),
    isLargerNearer: false,
  },
  COSINE: {
    distance: (a, b) => 1 - dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b)),
    isLargerNearer: false,
  },
  DOT_PRODUCT: { distance: dot, isLargerNearer: true },
};

/**
 * The documents whose vectors are nearest, nearest first, of those with a vector of as many dimensions.
 * https://firebase.google.com/docs/firestore/vector-search
 */
export function findNearest(found: readonly Stored[], nearest: FindNearest): Stored[] {
  const measure = MEASURES[nearest.distanceMeasure ?? ''];
  if (!measure) throw invalidArgument('A nearest-neighbour search needs a distance measure.');
  const { distance, isLargerNearer } = measure;
  const wanted = toNumbers(nearest.queryVector);
  if (!wanted || wanted.length > MAX_DIMENSIONS) {
    throw invalidArgument(`A query vector has between 1 and ${MAX_DIMENSIONS} dimensions.`);
  }
  const limit = nearest.limit?.value ?? 0;
  if (limit < 1 || limit > MAX_RESULTS) {
    throw invalidArgument(
      `The limit of a nearest-neighbour search is between 1 and ${MAX_RESULTS}.`,
    );
  }
  const path = splitFieldPath(nearest.vectorField.fieldPath);
  const threshold = nearest.distanceThreshold && (nearest.distanceThreshold.value ?? 0);
  const sign = isLargerNearer ? -1 : 1;
  return found
    .flatMap((stored) => {
      const vector = toNumbers(getField(stored.fields, path));
      if (vector?.length !== wanted.length) return [];
      return [{ stored, distance: distance(vector, wanted) }];
    })
    .filter((one) => threshold === undefined || (one.distance - threshold) * sign <= 0)
    .sort((a, b) => (a.distance - b.distance) * sign)
    .slice(0, limit)
    .map((one) => withDistance(one.stored, one.distance, nearest.distanceResultField));
}

function withDistance(stored: Stored, distance: number, field: string | undefined): Stored {
  if (!field) return stored;
  const fields = withField(stored.fields, splitFieldPath(field), { doubleValue: distance });
  return { ...stored, fields };
}

function toNumbers(value: Value | undefined): number[] | null {
  const dimensions = value && listDimensions(value);
  return dimensions ? dimensions.map((one) => Number(readNumber(one))) : null;
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0);
}
