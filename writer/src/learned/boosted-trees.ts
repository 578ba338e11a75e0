import * as z from 'zod/mini';

/**
 * A sum of small decision trees as a probability (gradient boosting with logistic loss, Friedman
 * 2001). A tree is a node, or a number for a leaf's value.
 */
export type Tree = number | { feature: number; below: number; then: Tree; else: Tree };
export type Model = { features: readonly string[]; bias: number; trees: readonly Tree[] };

const treeSchema: z.ZodMiniType<Tree> = z.union([
  z.number(),
  z.object({
    feature: z.int().check(z.nonnegative()),
    below: z.number(),
    get then() {
      return treeSchema;
    },
    get else() {
      return treeSchema;
    },
  }),
]);

export const modelSchema: z.ZodMiniType<Model> = z.object({
  features: z.array(z.string()),
  bias: z.number(),
  trees: z.array(treeSchema),
});

/** The probability, 0 to 1, of what the model was trained to recognise. */
export function predict(model: Model, values: readonly number[]): number {
  let sum = model.bias;
  for (const tree of model.trees) sum += walk(tree, values);
  return 1 / (1 + Math.exp(-sum));
}

function walk(tree: Tree, values: readonly number[]): number {
  let node = tree;
  while (typeof node !== 'number')
    node = (values[node.feature] ?? 0) < node.below ? node.then : node.else;
  return node;
}
