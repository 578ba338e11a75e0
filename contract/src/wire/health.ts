import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { signInProviderSchema } from './sign-in-providers.ts';

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/health',
  access: 'public',
  reply: z.object({
    version: z.string(),
    /** The writer that makes the quizzes: `offline`, `gemini` or `local`. */
    provider: z.string(),
    /** Seconds since this instance started. */
    uptime: z.number(),
    /** How people may sign in beside e-mail and password; the sign-in page asks. */
    signInProviders: z.array(signInProviderSchema),
  }),
});
