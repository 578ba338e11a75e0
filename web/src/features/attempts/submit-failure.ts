import { ApiError } from '../../lib/api-error.ts';
import { texts } from './attempt-texts.ts';

export type SubmitFailure = {
  message: string;
  /** Lost on the way: it may well arrive the next time. */
  isLost: boolean;
  isSignedOut: boolean;
};

export const signedOutFailure: SubmitFailure = {
  message: texts.submitSignedOut,
  isLost: false,
  isSignedOut: true,
};

export function explainSubmitFailure(error: unknown): SubmitFailure {
  if (!(error instanceof ApiError)) return failure(texts.submitFailed);
  if (error.code === 'unauthenticated') return signedOutFailure;
  if (error.hasServerSentence) return failure(error.message);
  const isGatewayFault = error.code === 'bad-reply' && error.status >= 500;
  if (error.status === 0 || isGatewayFault) return { ...failure(texts.submitFailed), isLost: true };
  return failure(texts.submitRefused);
}

function failure(message: string): SubmitFailure {
  return { message, isLost: false, isSignedOut: false };
}
