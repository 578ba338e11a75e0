/** The texts of the page about one's own account. */
export const texts = {
  title: 'Your account',
  loading: 'Loading your account…',
  failed: 'Your account could not be loaded.',

  renamed: 'Your name is changed.',
  renameFailed: 'The name could not be changed:',
  askForName: 'Your school knows you by this name. If it is wrong, ask your teacher.',
  askForGrade: 'If the grade is wrong, ask your teacher.',

  mailSent: (email: string) => `A message is on its way to ${email}. Open the link in it.`,

  passwordHint: 'At least 6 characters.',
  currentMissing: 'Please enter your current password.',
  passwordTooShort: 'Password must be at least 6 characters long',
  passwordWrong: 'This is not your current password.',
  passwordWeak: 'Password is too weak. Use at least 6 characters.',
  passwordTooMany: 'Too many tries. Please wait a few minutes, then try again.',
  passwordFailed: 'The password could not be changed. Please try again.',
  passwordUnsure:
    'The connection broke off. Your password may be the new one already: if the current one is refused, enter the new one in its place.',
  passwordChanged: 'Your password is changed. Other devices are signed out.',
  forgotten: 'You do not remember it? Log out, and choose “Forgot password?” on the sign-in page.',

  card: 'You sign in with your card. If it is lost, or you have forgotten your secret, ask your teacher for a new card.',

  data: 'A file with what is kept about you: your profile, what you have made and done, as a page to read and as JSON. At its end it says what is not in it, and why.',
  exportFailed: 'Your data could not be downloaded:',
  exported: 'Your data is downloaded.',

  leave:
    'Your account is closed at once, on every device. Your school can open it again for some time; then all that is kept about you is erased.',
  nameMissing: 'Please type your name.',
  nameOther: 'This is not the name of this account.',
  emailMissing: 'Please type your e-mail address.',
  emailOther: 'This is not the address of this account.',
  leaveFailed: 'You could not leave:',
  left: (until: string) =>
    `Your account is closed. Your school can open it again until ${until}; after that everything in it is erased.`,
} as const;
