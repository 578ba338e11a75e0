/** The texts of the page for accounts without a profile. */
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
  finishSubtitle: 'Only this is missing.',
  invited: (role: string, school: string) => `${school} has invited you as a ${role}.`,

  chooseTitle: 'Choose your school',
  chooseSubtitle: 'You belong to one school here, and you cannot change it later.',
  chooseLegend: 'Schools that you can join',
  chooseMissing: 'Please choose a school.',
  chooseOther: 'Choose another school',
  invitedAs: (role: string) => `Has invited you as a ${role}.`,
  openToAll: 'Is open to everybody.',

  claimTitle: 'Is this account yours?',
  claimWhy: (email: string) =>
    `Somebody made an account with ${email} before the address was confirmed. If that was you, go on with it. If not, begin anew: nothing of it becomes yours.`,
  claimMine: 'Yes, it is mine',
  claimNotMine: 'No, begin anew',
  claimNotMineMeans:
    'Beginning anew closes the other account for good. You get a message to set a new password.',
  claimFailed: 'This could not be saved. Please try again.',
  begunAnewTitle: 'Set your password',
  begunAnew: (email: string) =>
    `We have sent a message to ${email}. Set a password by the link in it, then sign in. If nothing arrives, choose “Forgot password?” where you sign in.`,

  nobodyTitle: 'Please sign in',
  nobody:
    'If you have opened the link in our message, your address is confirmed. Sign in here, or go on in the window in which you created your account. If you have not created one, choose “Forgot password?” where you sign in: whoever used your address is out then.',

  refusedTitle: 'This account cannot be used',
} as const;
