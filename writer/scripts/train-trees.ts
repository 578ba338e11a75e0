import type { Model, Tree } from '../src/learned/boosted-trees.ts';

export type Example = { values: readonly number[]; label: 0 | 1; group: string; weight?: number };

type Settings = { trees: number; depth: number; rate: number; fewest: number; penalty: number };
const USUAL: Settings = { trees: 100, depth: 3, rate: 0.1, fewest: 20, penalty: 1 };
const BINS = 32;

/** Gradient boosting of small trees with logistic loss (Friedman 2001; split gain as in Chen & Guestrin 2016). */
export function trainTrees(
  examples: readonly Example[],
  features: readonly string[],
  settings: Partial<Settings> = {},
): Model {
  const { trees: count, depth, rate, fewest, penalty } = { ...USUAL, ...settings };
  const cuts = features.map((_, feature) =>
    findCuts(examples.map(({ values }) => values[feature] ?? 0)),
  );
  const binned = examples.map(({ values }) =>
    Uint8Array.from(cuts.map((list, feature) => binOf(list, values[feature] ?? 0))),
  );
  const weights = examples.map(({ weight = 1 }) => weight);
  const positive = examples.reduce((sum, { label }, at) => sum + label * (weights[at] ?? 1), 0);
  const total = weights.reduce((a, b) => a + b, 0);
  const bias = Math.log((positive + 1) / (total - positive + 1));
  const scores = new Float64Array(examples.length).fill(bias);
  const gradients = new Float64Array(examples.length);
  const curvatures = new Float64Array(examples.length);
  const trees: Tree[] = [];

  function leaf(rows: readonly number[]): number {
    let [g, h] = [0, 0];
    for (const row of rows) {
      g += gradients[row] ?? 0;
      h += curvatures[row] ?? 0;
    }
    return Number(((rate * g) / (h + penalty)).toFixed(4));
  }

  function grow(rows: readonly number[], left: number): Tree {
    const split = left > 0 ? bestSplit(rows) : null;
    if (!split) {
      const value = leaf(rows);
      for (const row of rows) scores[row] = (scores[row] ?? 0) + value;
      return value;
    }
    const { feature, bin } = split;
    const below = cuts[feature]?.[bin] ?? 0;
    const [less, more] = [
      rows.filter((row) => (binned[row]?.[feature] ?? 0) <= bin),
      rows.filter((row) => (binned[row]?.[feature] ?? 0) > bin),
    ];
    return {
      feature,
      below: Number(below.toPrecision(5)),
      then: grow(less, left - 1),
      else: grow(more, left - 1),
    };
  }

  function bestSplit(rows: readonly number[]): { feature: number; bin: number } | null {
    let best: { feature: number; bin: number; gain: number } | null = null;
    for (let feature = 0; feature < features.length; feature += 1) {
      const [g, h, n] = [
        new Float64Array(BINS + 1),
        new Float64Array(BINS + 1),
        new Int32Array(BINS + 1),
      ];
      let [allG, allH] = [0, 0];
      for (const row of rows) {
        const bin = binned[row]?.[feature] ?? 0;
        g[bin] = (g[bin] ?? 0) + (gradients[row] ?? 0);
        h[bin] = (h[bin] ?? 0) + (curvatures[row] ?? 0);
        n[bin] = (n[bin] ?? 0) + 1;
        allG += gradients[row] ?? 0;
        allH += curvatures[row] ?? 0;
      }
      let [sumG, sumH, sumN] = [0, 0, 0];
      for (let bin = 0; bin < (cuts[feature]?.length ?? 0); bin += 1) {
        sumG += g[bin] ?? 0;
        sumH += h[bin] ?? 0;
        sumN += n[bin] ?? 0;
        if (sumN < fewest || rows.length - sumN < fewest) continue;
        const gain =
          sumG ** 2 / (sumH + penalty) +
          (allG - sumG) ** 2 / (allH - sumH + penalty) -
          allG ** 2 / (allH + penalty);
        if (gain > 1e-3 && (!best || gain > best.gain)) best = { feature, bin, gain };
      }
    }
    return best;
  }

  const all = examples.map((_, at) => at);
  for (let turn = 0; turn < count; turn += 1) {
    for (const row of all) {
      const p = 1 / (1 + Math.exp(-(scores[row] ?? 0)));
      const weight = weights[row] ?? 1;
      gradients[row] = weight * ((examples[row]?.label ?? 0) - p);
      curvatures[row] = weight * p * (1 - p);
    }
    trees.push(grow(all, depth));
  }
  return { features, bias: Number(bias.toFixed(4)), trees };
}

/** Values between which a tree may split, from quantiles; a value equal to a cut lies above it. */
function findCuts(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const marks = Array.from(
    { length: BINS - 1 },
    (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / BINS)] ?? 0,
  );
  return [...new Set(marks)].filter((mark) => mark > (sorted[0] ?? 0));
}

function binOf(cuts: readonly number[], value: number): number {
  let bin = 0;
  while (bin < cuts.length && value >= (cuts[bin] ?? Infinity)) bin += 1;
  return bin;
}
