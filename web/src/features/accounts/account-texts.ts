/** What the sign-in and sign-up screens say; sections 5 and 8 of the specification. */
export const texts = {
  emailMissing: 'Please enter your email address.',
  passwordMissing: 'Please enter your password.',
  nameMissing: 'Please enter your full name.',
  passwordTooShort: 'Password must be at least 6 characters long',
  gradeMissing: 'Please select your current grade',

  userNotFound: 'No account found with this email address.',
  wrongPassword: 'Incorrect password. Please try again.',
  wrongCredentials: 'Incorrect email or password. Please try again.',
  invalidEmail: 'Please enter a valid email address.',
  tooManyRequests: 'Too many failed login attempts. Please try again later.',
  logInFailed: 'An error occurred. Please try again.',
  unfinishedSignUp: 'Your sign-up was not finished. Please create your account again.',

  emailInUse: 'This email is already registered.',
  signUpInvalidEmail: 'Invalid email address.',
  weakPassword: 'Password is too weak. Use at least 6 characters.',
  network: 'Network error. Please check your internet connection.',
  signUpFailed: 'Signup failed. Please try again.',

  accountCreated: 'Account created successfully! Please log in.',
  resetNeedsEmail: 'Enter your email address, then choose Forgot password again.',
  resetSent: (email: string) =>
    `If there is an account for ${email}, a link to choose a new password is on its way. Please check your inbox.`,
} as const;
