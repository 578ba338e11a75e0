/** The texts of the ways to sign in on one's own account. */
export const texts = {
  description: 'Each of them signs you in to this same account.',
  lastWay: 'The last way stays: connect another one before you remove it.',
  passwordStays: 'It belongs to your e-mail address, and stays.',
  notTaken: 'Not taken by your school any more',
  noPassword: 'You have none',
  notConnected: 'Not connected',

  proofTitle: 'Show that it is you',
  proofByPassword: 'Enter your password to go on.',
  proofBy: (label: string) => `Sign in once more with ${label} to go on.`,
  passwordMissing: 'Please enter your password.',
  proofFailed: 'This did not work. Please try again.',

  addTitle: (label: string) => `Connect ${label}`,
  addExplain: (label: string) =>
    `In the window that opens, sign in to the ${label} account that you want to use here. From then on it signs you in too.`,
  added: (label: string) => `${label} is connected.`,
  addFailed: 'This could not be connected. Please try again.',

  removeTitle: (label: string) => `Remove ${label}?`,
  removeExplain: (label: string) => `${label} does not sign you in here any more.`,
  removed: (label: string) => `${label} is removed.`,
  removeFailed: 'This could not be removed. Please try again.',

  passwordTitle: 'Set a password',
  passwordExplain: 'With it and your e-mail address you can sign in too.',
  passwordHint: 'At least 6 characters.',
  passwordTooShort: 'Password must be at least 6 characters long',
  passwordSet: 'Your password is set.',
  passwordFailed: 'The password could not be set. Please try again.',
} as const;
