import type { WriterConfig } from '@study-assistant/writer/create-writers';
import { openModel } from '@study-assistant/writer/model/open-model';
import type { Logger } from '../domain/logger.ts';
import type { RequestedBy } from '../domain/model-requests.ts';
import type { AdviceWriter } from './advice-writer.ts';
import { createModelAdvice } from './model/model-advice.ts';
import { createOfflineAdvice } from './offline/offline-advice.ts';

type Deps = {
  /** Takes a request to the model before it is sent; throws where there is none left. */
  takeRequest: (by: RequestedBy) => Promise<void>;
  log: Logger;
};

/** Whose words this deployment's advice is in: the same setting as for quizzes. */
export function createAdvice(
  { provider, ...config }: WriterConfig,
  { takeRequest, log }: Deps,
): AdviceWriter {
  const offline = createOfflineAdvice();
  const model = provider === 'offline' ? null : openModel(provider, config);
  if (!model) return offline;
  const countedFor = (by: RequestedBy) => ({ ...model, beforeRequest: () => takeRequest(by) });
  return createModelAdvice(
    { students: countedFor('students'), teachers: countedFor('teachers') },
    { instead: offline, log },
  );
}
