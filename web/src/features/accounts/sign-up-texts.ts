/** The texts of the sign-up screen; sections 5 and 8 of the specification. */
export const signUpTexts = {
  gradeMissing: 'Please select your current grade',
  nameMissing: 'Please enter your full name.',
  emailMissing: 'Please enter your email address.',
  passwordTooShort: 'Password must be at least 6 characters long',

  emailInUse: 'This email is already registered.',
  invalidEmail: 'Invalid email address.',
  weakPassword: 'Password is too weak. Use at least 6 characters.',
  tooMany:
    'Too many accounts were created from here in a short time. Please try again in an hour, or ask your teacher.',
  closed: 'Nobody can create an account here. Please ask your school for one.',
  failed: 'Signup failed. Please try again.',

  accountCreated: 'Account created successfully! Please log in.',
} as const;
