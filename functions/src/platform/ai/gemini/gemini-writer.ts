import { WriterError, type QuizWriter } from '../writer.ts';

export type GeminiSettings = { apiKey: string; model: string; baseUrl?: string | undefined };

export function createGeminiWriter(settings: GeminiSettings): QuizWriter {
  return {
    name: 'gemini',
    write() {
      return Promise.reject(
        new WriterError('unavailable', `The model ${settings.model} is not set up.`),
      );
    },
  };
}
