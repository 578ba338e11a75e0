import type { App } from 'firebase-admin/app';
import { ApiError } from '../../domain/api-error.ts';

/** Lets through what comes from our own pages; throws at anything else. */
export type VerifyApp = (token: string | undefined) => Promise<void>;

/** What tells whether a token is one of Firebase App Check; rejects where it is not. */
type VerifyToken = (token: string) => Promise<unknown>;

/** Whatever goes wrong, a request that is not shown to come from our pages is refused. */
export function createAppCheck(verifyToken: VerifyToken): VerifyApp {
  return async (token) => {
    if (!token) throw notVerified();
    try {
      await verifyToken(token);
    } catch (cause) {
      throw notVerified(cause);
    }
  };
}

/** Its client is loaded where the deployment asks for it. */
export function createAppTokenCheck(app: App): VerifyToken {
  return async (token) => {
    const { getAppCheck } = await import('firebase-admin/app-check');
    return getAppCheck(app).verifyToken(token);
  };
}

function notVerified(cause?: unknown): ApiError {
  return new ApiError(
    'app-not-verified',
    'This request could not be shown to come from our own pages. Please reload the page.',
    { cause },
  );
}
