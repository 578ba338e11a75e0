/** What the page of an account without a profile says. */
export const unfinishedTexts = {
  loading: 'Looking at your account…',
  failed: 'Your account could not be looked at. Please check your internet connection.',

  confirmTitle: 'Confirm your address',
  confirmHint:
    'Open the link in it. This page goes on by itself as soon as your address is confirmed.',
  noMail: 'Nothing there after a few minutes? Look in the spam folder, or have it sent again.',
  notYet: 'Your address is not confirmed yet. Please open the link in our message first.',
  lookFailed: 'We could not look. Please check your internet connection.',

  finishTitle: 'Finish your account',
  finishSubtitle: 'Your address is confirmed. Only this is missing.',
  invited: (role: string, school: string) => `${school} has invited you as a ${role}.`,

  nobodyTitle: 'Please sign in',
  nobody:
    'If you have opened the link in our message, your address is confirmed. Sign in here, or go on in the window in which you created your account.',

  refusedTitle: 'This account cannot be used',
} as const;
