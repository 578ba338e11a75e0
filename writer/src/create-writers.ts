import type { WriterName } from '@study-assistant/contract/quizzes/quizzes';
import type { ModelName } from './model/asking/language-model.ts';
import { createModelWriter } from './model/model-writer.ts';
import { openModel, type ModelConfig } from './model/open-model.ts';
import { WriterError, type FillUp, type QuizWriter } from './writer.ts';

export type WriterConfig = ModelConfig & { provider: WriterName };

export type Writers = {
  /** Returns the writer that a request asks for, by default the school's own. */
  writerFor(name?: WriterName): QuizWriter;
};

/**
 * The writers of this deployment; a model's writer is built only on request. `fillUp` completes what a
 * model writes.
 */
export function createWriters(config: WriterConfig, offline: QuizWriter, fillUp?: FillUp): Writers {
  const built = new Map<ModelName, QuizWriter>();

  function build(name: ModelName): QuizWriter {
    const model = openModel(name, config);
    if (!model) {
      throw new WriterError(
        'unavailable',
        'This school has not set up the AI writer. Please use the offline writer.',
      );
    }
    const writer = createModelWriter(model, { fillUp });
    built.set(name, writer);
    return writer;
  }

  return {
    writerFor(name = config.provider) {
      return name === 'offline' ? offline : (built.get(name) ?? build(name));
    },
  };
}
