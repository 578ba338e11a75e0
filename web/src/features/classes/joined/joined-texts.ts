import { JOIN_CODE_LENGTH } from '@study-assistant/contract/classes/classes';

/** What a student's own classes say. */
export const texts = {
  title: 'My classes',
  loading: 'Loading your classes…',
  loadFailed: 'Your classes could not be loaded.',
  emptyTitle: 'You are in no class yet',
  empty: 'Your teacher has a code for your class. Enter it above to join.',
  wayOn: 'Go to your quizzes',
  codeHint: `${JOIN_CODE_LENGTH} letters and digits, from your teacher.`,
  codeShort: `The code of a class has ${JOIN_CODE_LENGTH} letters and digits.`,
  codeFilledIn: 'The code is filled in. Choose Join to become a student of the class.',
  joined: (name: string) => `You are in ${name} now.`,
  joinFailed: 'You could not join the class. Please try again.',
} as const;
