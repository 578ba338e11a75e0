import type { GenerateContentResult, ResponseSchema } from '@google/generative-ai';
import type { FlatSchema } from '../asking/flat-schema.ts';
import type { LanguageModel, ModelAnswer, ModelRequest } from '../asking/language-model.ts';
import { readGeminiFailure } from './gemini-failure.ts';

export type GeminiSettings = {
  apiKey: string;
  model: string;
  /** An address other than Google's own, for tests and proxies. */
  baseUrl?: string | undefined;
};

const MAX_OUTPUT_TOKENS = 16_384;
const DECLINED = new Set(['SAFETY', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'RECITATION']);

/** Google's model. Its package is loaded with the first question, as most requests ask none. */
export function createGeminiModel({ apiKey, model, baseUrl }: GeminiSettings): LanguageModel {
  return {
    name: 'gemini',
    async generate(request, signal) {
      const { GoogleGenerativeAI } = await import('@google/generative-ai');
      const client = new GoogleGenerativeAI(apiKey).getGenerativeModel(
        { model },
        baseUrl ? { baseUrl } : {},
      );
      try {
        return readResult(await client.generateContent(toGeminiRequest(request), { signal }));
      } catch (error) {
        throw readGeminiFailure(error) ?? error;
      }
    },
  };
}

function toGeminiRequest({ system, prompt, schema, temperature }: ModelRequest) {
  return {
    systemInstruction: system,
    contents: [{ role: 'user', parts: [{ text: prompt }] }],
    generationConfig: {
      responseMimeType: 'application/json',
      // The package has an enumeration for these words, but importing it would load the package.
      responseSchema: withOrder(schema) as unknown as ResponseSchema,
      temperature,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
    },
  };
}

/** Without an order, the service sorts properties alphabetically. */
function withOrder(schema: FlatSchema): object {
  const { items, properties } = schema;
  return {
    ...schema,
    // The service takes an enumeration for one only with this word.
    ...(schema.enum && { format: 'enum' }),
    ...(items && { items: withOrder(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, withOrder(inner)]),
      ),
      propertyOrdering: Object.keys(properties),
    }),
  };
}

function readResult({ response }: GenerateContentResult): ModelAnswer {
  const candidate = response.candidates?.[0];
  const finish: string = candidate?.finishReason ?? 'STOP';
  const blocked = response.promptFeedback?.blockReason;
  const { promptTokenCount = 0, candidatesTokenCount = 0 } = response.usageMetadata ?? {};
  return {
    text: candidate?.content?.parts?.map((part) => part.text ?? '').join('') ?? '',
    ending: blocked || DECLINED.has(finish) ? 'declined' : finish === 'STOP' ? 'whole' : 'cut-off',
    because: blocked ?? finish,
    promptTokens: promptTokenCount,
    answerTokens: candidatesTokenCount,
  };
}
