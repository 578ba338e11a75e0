/** The texts of signing in by a card, in a child's words. */
export const texts = {
  codeTitle: 'Sign in with your card',
  codeHint: 'Type the code that is on your card. Small letters are fine.',
  codeMissing: 'Please type the code of your card.',
  notMine:
    'Then this is the card of somebody else. Please give it back, and ask your teacher for yours.',

  isThisYou: 'Is this you?',
  hello: (name: string) => `Hello, ${name}`,

  kindTitle: 'Choose your secret',
  kindHint: 'You need your card and your secret each time you sign in. Tell the secret to nobody.',

  setPictures: 'Choose four pictures',
  setPicturesHint: 'Remember them, and which one comes first. Your secret is their order too.',
  againTitle: 'Choose them once more',
  againHint: 'The same four pictures in the same order, to make sure that you know them.',
  notTheSame: 'Those were not the same pictures. Please choose your four pictures again.',
  enterPictures: 'Choose your four pictures in your order.',

  setPassword: 'Choose a password',
  passwordHint: 'At least 6 characters. Something that you remember and others do not guess.',
  passwordShort: 'Please use at least 6 characters.',
  passwordMissing: 'Please type your password.',

  forgotten: 'You do not remember it? Your teacher can print you a new card.',
  failed: 'This did not work. Please try again.',
} as const;
