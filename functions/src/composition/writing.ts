import type { WriterName } from '@study-assistant/contract/quizzes';
import { createWriters, type WriterConfig } from '@study-assistant/writer/create-writers';
import { createTextExtractor } from '@study-assistant/writer/processes/text-extractor';
import { createWriterProcess } from '@study-assistant/writer/processes/writer-process';
import { createAdvice } from '../advice/create-advice.ts';
import type { Logger } from '../domain/logger.ts';
import type { Config } from '../platform/config.ts';

export type Writing = ReturnType<typeof createWriting>;

/** What reads documents and words texts. The workers are bundled beside index.js. */
export function createWriting(config: Config['ai'], log: Logger) {
  const offline = createWriterProcess({
    workerUrl: new URL('./offline-writer.js', import.meta.url),
  });
  const settings: WriterConfig = {
    ...config,
    now: Date.now,
    watch: ({ kind, ...fields }) => log.info(`model.${kind}`, fields),
  };
  const writers = createWriters(settings, offline.writer);
  const extractor = createTextExtractor({
    workerUrl: new URL('./extract-worker.js', import.meta.url),
  });
  return {
    writerFor: (name: WriterName) => writers.writerFor(name),
    advice: createAdvice(settings, log),
    extractor,
    keyTopics: offline.keyTopics,
    suggestWrongAnswers: offline.suggestWrongAnswers,
  };
}
