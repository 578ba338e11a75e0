import type { WriterConfig } from '@study-assistant/writer/create-writers';
import type { Logger } from '../domain/logger.ts';
import type { AdviceWriter } from './advice-writer.ts';
import { createGeminiAdvice } from './gemini/gemini-advice.ts';
import { createOfflineAdvice } from './offline/offline-advice.ts';

/** Whose words this deployment's advice is in: the same setting as for quizzes. */
export function createAdvice(
  { provider, geminiApiKey, geminiModel, geminiBaseUrl, now, watch }: WriterConfig,
  log: Logger,
): AdviceWriter {
  const offline = createOfflineAdvice();
  if (provider === 'offline' || !geminiApiKey) return offline;
  return createGeminiAdvice({
    apiKey: geminiApiKey,
    model: geminiModel,
    baseUrl: geminiBaseUrl,
    now,
    ...(watch && { watch }),
    instead: offline,
    log,
  });
}
