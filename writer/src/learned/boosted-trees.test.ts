import { expect, it } from 'vitest';
import { areaUnderCurve } from '../../scripts/area-under-curve.ts';
import { trainTrees, type Example } from '../../scripts/train-trees.ts';
import { predict, type Model } from './boosted-trees.ts';
import { loadModels } from './models.ts';

const model: Model = {
  features: ['length', 'rarity'],
  bias: 0,
  trees: [{ feature: 0, below: 5, then: 1, else: { feature: 1, below: 2, then: -1, else: -3 } }],
};

it('walks each tree to a leaf and turns the sum into a probability', () => {
  expect(predict(model, [4, 9])).toBeCloseTo(0.731, 3);
  expect(predict(model, [5, 1])).toBeCloseTo(0.269, 3);
  expect(predict(model, [5, 2])).toBeCloseTo(0.047, 3);
});

it('learns what two features decide together', () => {
  const examples = Array.from({ length: 400 }, (_, at): Example => {
    const [a, b] = [at % 20, Math.floor(at / 20)];
    return { values: [a, b], label: a > 9 && b > 9 ? 1 : 0, group: 'all' };
  });
  const learned = trainTrees(examples, ['a', 'b'], { trees: 60, depth: 3, fewest: 5 });
  const rated = examples.map(({ values, label }) => ({ score: predict(learned, values), label }));
  expect(areaUnderCurve(rated)).toBeGreaterThan(0.95);
});

it('says how often a right one is rated above a wrong one, ties as half', () => {
  const rated = [
    { score: 0.9, label: 1 as const },
    { score: 0.5, label: 0 as const },
    { score: 0.5, label: 1 as const },
    { score: 0.1, label: 0 as const },
  ];
  expect(areaUnderCurve(rated)).toBe(0.875);
});

it('has models for as many features as are described', async () => {
  const { pair, question } = await loadModels();
  for (const { features, trees } of [pair, question]) {
    expect(features.length).toBeGreaterThan(20);
    expect(trees.length).toBeGreaterThan(20);
  }
});
