import { parseJsonAs, readData } from '../read-data.ts';
import { modelSchema, type Model } from './boosted-trees.ts';

export type Models = {
  /** Predicts whether a human author would offer a wrong answer beside a key. */
  pair: Model;
  /** Predicts whether a teacher would keep stem and key. */
  question: Model;
  /** Predicts whether a document teaches a fact of the catalogue. */
  taught: Model;
};

let loading: Promise<Models> | undefined;

/** Loaded on first use, only in the writer's process. */
export function loadModels(): Promise<Models> {
  loading ??= Promise.all([
    loadModel('pair-model'),
    loadModel('question-model'),
    loadModel('taught-model'),
  ]).then(([pair, question, taught]) => ({ pair, question, taught }));
  return loading;
}

function loadModel(name: string): Promise<Model> {
  return readData(`learned/${name}.json`, parseJsonAs(modelSchema));
}
