/** What the sign-up screen says; sections 5 and 8 of the specification. */
export const signUpTexts = {
  gradeMissing: 'Please select your current grade',
  nameMissing: 'Please enter your full name.',
  emailMissing: 'Please enter your email address.',
  passwordTooShort: 'Password must be at least 6 characters long',

  emailInUse: 'This email is already registered.',
  invalidEmail: 'Invalid email address.',
  weakPassword: 'Password is too weak. Use at least 6 characters.',
  network: 'Network error. Please check your internet connection.',
  failed: 'Signup failed. Please try again.',

  accountCreated: 'Account created successfully! Please log in.',
} as const;
