import { NETWORK_SENTENCE, serverSentence } from '../../../lib/api/api-error.ts';
import { codeOf, NETWORK } from '../../../lib/auth/auth-error.ts';

export const texts = {
  title: 'Enter your code',
  explain:
    'Open your authenticator app and enter the six digits that it shows for Study Assistant.',
  code: 'Code',
  codeMissing: 'Please enter the code of your app.',
  noPhone: 'I have no phone at hand',
  notAnswered: 'You are not signed in: the code of your app is missing.',

  recoveryTitle: 'Use a recovery code',
  recoveryExplain:
    'You got ten of them when you set up your second step. One removes it; then you sign in with your password or your school’s account alone, and set it up anew. Without a code, ask somebody who looks after your school.',
  recoveryCode: 'Recovery code',
  recoveryCodeMissing: 'Please enter a recovery code.',
  emailMissing: 'Please enter your e-mail address.',
  recoveryFailed: 'This did not work. Please try again.',
  recoveredTitle: 'Your second step is removed',
  recovered: 'No code is asked for any more. Sign in now, and set it up anew under Your account.',
  notSignedIn: 'You are not signed in. Your second step is removed, so no code is asked for.',

  wrongCode:
    'This code is not right, or was used already. Please enter the one that your app shows now.',
  tooLate: 'This took too long. Please cancel, and sign in again.',
  tooMany: 'Too many wrong codes. Please try again later.',
  failed: 'This did not work. Please try again.',
} as const;

const known: Record<string, string> = {
  'auth/invalid-verification-code': texts.wrongCode,
  'auth/missing-code': texts.wrongCode,
  'auth/code-expired': texts.wrongCode,
  'auth/user-token-expired': texts.tooLate,
  'auth/invalid-multi-factor-session': texts.tooLate,
  'auth/requires-recent-login': texts.tooLate,
  'auth/too-many-requests': texts.tooMany,
  [NETWORK]: NETWORK_SENTENCE,
};

/** A sentence for whoever has entered a code of an app. */
export function explainCodeError(error: unknown): string {
  return known[codeOf(error)] ?? serverSentence(error, texts.failed);
}
