/** The texts of the sign-in screen; sections 5 and 8 of the specification. */
export const logInTexts = {
  emailMissing: 'Please enter your email address.',
  passwordMissing: 'Please enter your password.',

  userNotFound: 'No account found with this email address.',
  wrongPassword: 'Incorrect password. Please try again.',
  wrongCredentials: 'Incorrect email or password. Please try again.',
  invalidEmail: 'Please enter a valid email address.',
  tooManyRequests: 'Too many failed login attempts. Please try again later.',
  failed: 'An error occurred. Please try again.',
  unfinishedSignUp: 'Your sign-up was not finished. Please create your account again.',

  resetNeedsEmail: 'Enter your email address, then choose Forgot password again.',
  resetSent: (email: string) =>
    `If there is an account for ${email}, a link to choose a new password is on its way. Please check your inbox.`,
} as const;
