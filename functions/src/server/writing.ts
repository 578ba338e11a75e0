import type { WriterName } from '@study-assistant/contract/quizzes/quizzes';
import { createWriters, type WriterConfig } from '@study-assistant/writer/create-writers';
import { createTextExtractor } from '@study-assistant/writer/processes/text-extractor';
import { createWriterProcess } from '@study-assistant/writer/processes/writer-process';
import type { QuizWriter } from '@study-assistant/writer/writer';
import { createAdvice } from '../advice/create-advice.ts';
import type { Logger } from '../domain/logger.ts';
import { createCountedWriter } from '../platform/limits/counted-writer.ts';
import type { ModelRequests } from '../platform/limits/model-requests.ts';
import type { Config } from '../platform/settings/config.ts';

export type ServerWriting = { ofSchool: (requests: ModelRequests) => Writing };

/** What reads documents and words texts, for one school. */
export type Writing = Pick<
  ReturnType<typeof createWriterProcess>,
  'findPassages' | 'keyTopics' | 'suggestWrongAnswers'
> & {
  extractor: ReturnType<typeof createTextExtractor>;
  writerFor: (name: WriterName) => QuizWriter;
  advice: ReturnType<typeof createAdvice>;
};

/** The workers are bundled beside index.js; they are there once, for all schools. */
export function createWriting(config: Config['ai'], log: Logger): ServerWriting {
  const offline = createWriterProcess({
    workerUrl: new URL('./offline-writer.js', import.meta.url),
  });
  const settings: WriterConfig = {
    ...config,
    now: Date.now,
    watch: ({ kind, ...fields }) => log.info(`model.${kind}`, fields),
  };
  const writers = createWriters(settings, offline.writer, offline.fillUp);
  const extractor = createTextExtractor({
    workerUrl: new URL('./extract-worker.js', import.meta.url),
  });
  return {
    ofSchool: (requests) => ({
      writerFor: (name) =>
        name === 'offline'
          ? offline.writer
          : createCountedWriter(name, {
              openWriter: () => writers.writerFor(name),
              requests,
              instead: offline.writer,
            }),
      advice: createAdvice(settings, { takeRequest: (by) => requests.takeOne(by), log }),
      extractor,
      findPassages: offline.findPassages,
      keyTopics: offline.keyTopics,
      suggestWrongAnswers: offline.suggestWrongAnswers,
    }),
  };
}
