import type { WriterConfig } from '@study-assistant/writer/create-writers';
import { openModel } from '@study-assistant/writer/model/open-model';
import type { Logger } from '../domain/logger.ts';
import type { AdviceWriter } from './advice-writer.ts';
import { createModelAdvice } from './model/model-advice.ts';
import { createOfflineAdvice } from './offline/offline-advice.ts';

/** Whose words this deployment's advice is in: the same setting as for quizzes. */
export function createAdvice({ provider, ...config }: WriterConfig, log: Logger): AdviceWriter {
  const offline = createOfflineAdvice();
  const model = provider === 'offline' ? null : openModel(provider, config);
  return model ? createModelAdvice(model, { instead: offline, log }) : offline;
}
