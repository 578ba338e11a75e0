import type { Model } from './boosted-trees.ts';

export type Models = {
  /** Whether a human author would offer a wrong answer beside a key. */
  pair: Model;
  /** Whether a teacher would keep stem and key. */
  question: Model;
  /** Whether a document teaches a fact of the catalogue. */
  taught: Model;
};

let loading: Promise<Models> | undefined;

/** Read on first use, in the writer's process alone. */
export function loadModels(): Promise<Models> {
  loading ??= Promise.all([
    import('./pair-model.data.ts'),
    import('./question-model.data.ts'),
    import('./taught-model.data.ts'),
  ]).then(([pair, question, taught]) => ({
    pair: pair.MODEL,
    question: question.MODEL,
    taught: taught.MODEL,
  }));
  return loading;
}
