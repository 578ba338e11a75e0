import * as z from 'zod/mini';
import type { ModelAnswer } from '../asking/language-model.ts';
import { ServiceFailure } from '../asking/service-failure.ts';

const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.nullish(z.string()),
        message: z.object({
          content: z.nullish(z.string()),
          refusal: z.nullish(z.string()),
        }),
      }),
    )
    .check(z.minLength(1)),
  usage: z.nullish(
    z.object({ prompt_tokens: z.nullish(z.number()), completion_tokens: z.nullish(z.number()) }),
  ),
});

/** @throws ServiceFailure when the answer is not in the OpenAI format, as from a wrong address */
export async function readCompletion(response: Response): Promise<ModelAnswer> {
  const result = completionSchema.safeParse(parse(await response.text()));
  const choice = result.data?.choices[0];
  if (!choice)
    throw new ServiceFailure('not-accepted', 'an answer that is not in the OpenAI format');
  const { message, finish_reason: reason } = choice;
  const finish = message.refusal ? 'refusal' : (reason ?? 'stop');
  return {
    text: message.content ?? '',
    ending: findEnding(finish),
    because: finish,
    promptTokens: result.data?.usage?.prompt_tokens ?? 0,
    answerTokens: result.data?.usage?.completion_tokens ?? 0,
  };
}

function findEnding(finish: string): ModelAnswer['ending'] {
  if (finish === 'refusal' || finish === 'content_filter') return 'declined';
  return finish === 'stop' ? 'whole' : 'cut-off';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
