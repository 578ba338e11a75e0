import type { WriterName } from '@study-assistant/contract/quizzes';
import { createGeminiWriter } from './gemini/gemini-writer.ts';
import type { ModelEvent } from './gemini/model/model-event.ts';
import { WriterError, type QuizWriter } from './writer.ts';

export type WriterConfig = {
  provider: WriterName;
  /** Absent when the school has no key; then only the offline writer is there. */
  geminiApiKey?: string | undefined;
  geminiModel: string;
  /** Another address than Google's own, for tests and proxies. */
  geminiBaseUrl?: string | undefined;
  /** The time in ms. */
  now: () => number;
  /** Told what the model does, for the log. */
  watch?: (event: ModelEvent) => void;
};

export type Writers = {
  /** The writer that the school's setting names, or the one a request asks for. */
  writerFor(name?: WriterName): QuizWriter;
};

/** The writers of this deployment; the model's is built only when it is asked for. */
export function createWriters(config: WriterConfig, offline: QuizWriter): Writers {
  let gemini: QuizWriter | undefined;
  return {
    writerFor(name = config.provider) {
      if (name === 'offline') return offline;
      if (!config.geminiApiKey) {
        throw new WriterError(
          'unavailable',
          'This school has not set up the AI writer. Please use the offline writer.',
        );
      }
      gemini ??= createGeminiWriter({
        apiKey: config.geminiApiKey,
        model: config.geminiModel,
        baseUrl: config.geminiBaseUrl,
        now: config.now,
        ...(config.watch && { watch: config.watch }),
      });
      return gemini;
    },
  };
}
