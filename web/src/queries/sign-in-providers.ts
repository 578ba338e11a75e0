import {
  signInProviderSchema,
  type SignInProvider,
} from '@study-assistant/contract/wire/sign-in-providers';
import * as z from 'zod/mini';
import { getAuth } from '../lib/auth/auth.ts';

const replySchema = z.object({ signInProviders: z.array(signInProviderSchema) });

/** How people may sign in here beside e-mail and password; none where the server cannot say so. */
export async function listSignInProviders(): Promise<SignInProvider[]> {
  try {
    const answer = await fetch('/api/health');
    return replySchema.safeParse(await answer.json()).data?.signInProviders ?? [];
  } catch {
    return [];
  }
}

/** Fetches the code that opens a provider's window; a failure can be ignored, since pressing tries again. */
export function preloadProviders(): void {
  void getAuth()
    .then((auth) => auth.loadWays())
    .catch(() => undefined);
}
