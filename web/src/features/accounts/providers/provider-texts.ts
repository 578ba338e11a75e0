/** The texts of signing in with an account that somebody has elsewhere. */
export const providerTexts = {
  failed: 'An error occurred. Please try again.',
  passwordMissing: 'Please enter your password.',
  conflict: (email: string, label: string) =>
    `There is an account for ${email}. Enter its password once; from then on ${label} signs you in too. If it has no password yet, cancel and choose “Forgot password?”.`,
} as const;
