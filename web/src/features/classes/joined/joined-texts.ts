import { JOIN_CODE_LENGTH } from '@study-assistant/contract/classes/classes';

/** The texts about a student's own classes. */
export const texts = {
  title: 'My classes',
  loading: 'Loading your classes…',
  loadFailed: 'Your classes could not be loaded.',
  emptyTitle: 'You are in no class yet',
  empty: 'Your teacher has a code for your class. Enter it above to join.',
  another: 'Join another class',
  waits: (quizzes: number) => (quizzes === 1 ? '1 quiz waits' : `${quizzes} quizzes wait`),
  nothingWaits: 'No quiz waits.',
  wayOn: 'Go to your quizzes',
  board: 'Join the board',
  codeHint: `${JOIN_CODE_LENGTH} letters and digits, from your teacher.`,
  codeShort: `The code of a class has ${JOIN_CODE_LENGTH} letters and digits.`,
  codeFilledIn: (className: string) =>
    className === ''
      ? 'The code is filled in. Choose Join to become a student of the class.'
      : `The code is filled in. Choose Join to become a student of ${className}.`,
  joined: (name: string) => `You are in ${name} now.`,
  confirm:
    'Open the message that we send you and follow its link. Then a teacher can also add you by a list.',
  offers: 'Classes that ask you in',
  offerMeans:
    'You are on a list of this class. Join it only if it is yours: its teachers then see your name, grade, results and extra time. You can answer until',
  declined: (name: string) => `You are not in ${name}.`,
  leaveMeans:
    'You no longer see the assignments of this class, and its teachers no longer see your name and results in it. What you have done stays yours.',
  left: (name: string) => `You are no longer in ${name}.`,
  marks: 'My marks',
  marksLoading: 'Loading your marks…',
  marksFailed: 'Your marks could not be loaded.',
  noMarks: 'There are no marks yet.',
  tests: 'Quizzes of the class',
  failed: 'This could not be done:',
  joinFailed: 'You could not join the class. Please try again.',
} as const;
