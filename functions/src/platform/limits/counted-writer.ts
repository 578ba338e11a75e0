import type { WriterName } from '@study-assistant/contract/quizzes/quizzes';
import type { QuizWriter } from '@study-assistant/writer/writer';
import { isUsedUp, MODEL_USED_UP } from '../../domain/model-requests.ts';
import type { ModelRequests } from './model-requests.ts';

type Deps = {
  openWriter: () => QuizWriter;
  requests: Pick<ModelRequests, 'inBlocks'>;
  /** Writes where the model has no requests left. */
  instead: QuizWriter;
};

/** A model's writer that takes each request from those of its school. */
export function createCountedWriter(
  name: WriterName,
  { openWriter, requests, instead }: Deps,
): QuizWriter {
  return {
    name,
    async write(request, report) {
      try {
        return await requests.inBlocks((beforeRequest) =>
          openWriter().write({ ...request, beforeRequest }, report),
        );
      } catch (error) {
        if (!isUsedUp(error)) throw error;
        const written = await instead.write(request, report);
        const notice = [MODEL_USED_UP, written.notice].filter((part) => part !== null).join(' ');
        return { ...written, writer: instead.name, notice };
      }
    },
  };
}
