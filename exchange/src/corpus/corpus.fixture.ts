import { strToU8, zipSync } from 'fflate';

/** A file in a format as its documentation tells it, and what its questions are here. */
export type Sample = {
  /** What it shows. */
  of: string;
  name: string;
  bytes: Uint8Array;
  /** In the order of the file; parts that matter of each question. A string is why it is left out. */
  asks: readonly (object | RegExp)[];
};

export function textSample(
  of: string,
  name: string,
  text: string,
  ...asks: readonly (object | RegExp)[]
): Sample {
  return { of, name, bytes: strToU8(text), asks };
}

export function zipSample(
  of: string,
  name: string,
  files: Record<string, string>,
  ...asks: readonly (object | RegExp)[]
): Sample {
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return { of, name, bytes: zipSync(Object.fromEntries(entries)), asks };
}

export const choice = (options: readonly string[], correctAnswer: number) => ({
  ...{ options, correctAnswer },
});
export const several = (
  options: readonly string[],
  rights: readonly number[],
  scoring: 'partial' | 'all-or-nothing' = 'partial',
) => ({ kind: 'several', options, key: { rights, scoring } });
export const statement = (isTrue: boolean) => ({ kind: 'true-false', key: { isTrue } });
export const words = (...accepted: readonly string[]) => ({ kind: 'text', key: { accepted } });
export const near = (value: number, by: number) => ({
  kind: 'number',
  key: { value, tolerance: { type: 'absolute', by } },
});
export const between = (from: number, to: number) => ({
  kind: 'number',
  key: { tolerance: { type: 'range', from, to } },
});
export const gaps = (...all: readonly (readonly string[])[]) => ({
  kind: 'gaps',
  key: { gaps: all.map((accepted) => ({ words: accepted })) },
});
export const pairs = (
  lefts: readonly string[],
  options: readonly string[],
  right: readonly number[],
) => ({ kind: 'match', body: { lefts }, options, key: { pairs: right } });
/** Things in their right order; they are stored by their letters. */
export const order = (...things: readonly string[]) => {
  const options = things.toSorted();
  return { kind: 'order', options, key: { order: things.map((thing) => options.indexOf(thing)) } };
};
