import type { Model } from '@study-assistant/writer/model/asking/language-model';
import type { Logger } from '../../domain/logger.ts';
import { isUsedUp, MODEL_USED_UP, type RequestedBy } from '../../domain/model-requests.ts';
import type { AdviceWriter } from '../advice-writer.ts';
import { askForClassWords } from './ask-for-class-words.ts';
import { askForTopicWords } from './ask-for-topic-words.ts';

type Deps = {
  /** Whose words stand in where the model has none that hold. */
  instead: AdviceWriter;
  log: Logger;
};

/**
 * Words from a model, checked before they count: nothing in them that was not in the numbers. Where
 * it fails, our own sentences stand in and the log has the cause: advice is never missing. The model is
 * given twice, since what students ask for is counted apart.
 */
export function createModelAdvice(
  { students, teachers }: Record<RequestedBy, Model>,
  { instead, log }: Deps,
): AdviceWriter {
  return {
    name: teachers.name,

    recommendations: (numbers) =>
      orElse(instead.recommendations(numbers), async (own) =>
        numbers.topics.length === 0 ? own : askForTopicWords(students, numbers),
      ),

    classInsights: (numbers) =>
      orElse(
        instead.classInsights(numbers),
        async (own) =>
          numbers.isEnough
            ? { text: await askForClassWords(teachers, numbers), writer: teachers.name }
            : own,
        ({ text, writer }) => ({ text: `${text}\n- ${MODEL_USED_UP}`, writer }),
      ),
  };

  /** `saying`: our own with the sentence that the model has no requests left today. */
  async function orElse<T>(
    ours: Promise<T>,
    ask: (own: T) => Promise<T>,
    saying: (own: T) => T = (own) => own,
  ): Promise<T> {
    const own = await ours;
    try {
      return await ask(own);
    } catch (error) {
      if (isUsedUp(error)) return saying(own);
      log.warn('advice.model-failed', { error });
      return own;
    }
  }
}
