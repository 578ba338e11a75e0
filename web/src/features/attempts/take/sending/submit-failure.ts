import { ApiError } from '../../../../lib/api/api-error.ts';
import { isLostOnTheWay } from '../../../../lib/api/is-lost-on-the-way.ts';
import { texts } from '../../attempt-texts.ts';

export type SubmitFailure = {
  message: string;
  /** True when the request was lost, so that the next try may succeed. */
  isLost: boolean;
  /** True when there is nothing left to hand in. */
  isOver: boolean;
  isSignedOut: boolean;
};

export const signedOutFailure: SubmitFailure = {
  message: texts.submitSignedOut,
  isLost: false,
  isOver: false,
  isSignedOut: true,
};

export function explainSubmitFailure(error: unknown): SubmitFailure {
  if (!(error instanceof ApiError)) return toFailure(texts.submitFailed);
  if (error.code === 'unauthenticated') return signedOutFailure;
  if (error.hasServerSentence) {
    return { ...toFailure(error.message), isOver: error.status === 404 };
  }
  if (isLostOnTheWay(error)) return { ...toFailure(texts.submitFailed), isLost: true };
  return toFailure(texts.submitRefused);
}

function toFailure(message: string): SubmitFailure {
  return { message, isLost: false, isOver: false, isSignedOut: false };
}
