import type { Assignment } from '@study-assistant/contract/assignments/assignments';

/** The texts of the quiz on the board, for the teacher who leads it. */
export const ledTexts = {
  title: 'Quiz on the board',
  loading: 'Looking at the board…',
  loadFailed: 'The board could not be loaded.',
  missing: 'There is no such class, or you do not teach it.',
  failed: 'This could not be done:',

  startTitle: 'Put a quiz on the board',
  startMeans:
    'The questions are on the board, the class answers on phones or laptops, and you go on when you want. There are no points for speed, and nobody’s name or answer is shown.',
  chooseQuiz: 'Which quiz do you want to put on the board?',
  noQuestions: 'It has no questions yet.',
  toCheck: 'Questions of it are still marked to check: review it first.',
  heldBack: 'This class has it as an assignment, and its results are not shown yet.',
  given: (state: Assignment['state'], closing: string | null) => {
    const until = closing === null ? '' : ` until ${closing}`;
    return state === 'coming'
      ? 'This class is given it soon.'
      : `This class still has it open${until}.`;
  },
  givenMeans:
    'The board shows the right answers. Whoever sits at it is marked as having seen them before she hands in.',
  givenAsk: 'Put a quiz on the board that this class still has to do?',
  givenStart: 'Show it all the same',
  noneHere:
    'No question of this quiz can be answered on the board. Please give it as an assignment.',
  choose: 'Choose a quiz',
  chooseOther: 'Choose another quiz',
  keptAs: 'How are the results kept?',
  kept: {
    practice: {
      label: 'As practice',
      description: 'Nobody gets a score. What a student missed comes back as practice.',
    },
    attempt: {
      label: 'As an attempt',
      description:
        'Each student who answers has an attempt at the quiz, with the questions that were asked. What was left open counts as not right.',
    },
  },
  chooseKept: 'Please choose how results are kept.',
  chooseFirst: 'Please choose a quiz.',
  start: 'Start',
  starting: 'Starting…',

  join: 'Join on your own device',
  joinHow: 'Sign in, open “My classes” and choose “Join the board”.',
  joinNew: 'Not in the class yet? Its code:',
  noCode: 'The class has no code at present. You make one on its page.',
  leftOut: (questions: number) =>
    questions === 1
      ? '1 question of this quiz cannot be asked on a board and is passed over.'
      : `${questions} questions of this quiz cannot be asked on a board and are passed over.`,
  joined: (count: number) => (count === 1 ? '1 student is here' : `${count} students are here`),
  first: 'First question',

  question: (number: number, all: number) => `Question ${number} of ${all}`,
  answered: (answered: number, joined: number) => `${answered} of ${joined} have answered`,
  show: 'Show answers',
  next: 'Next question',
  end: 'End',
  ending: 'Ending…',
  endAsk: 'End the quiz on the board?',
  endMeans: 'Nobody can answer any more, and what was answered is kept.',
  right: 'Right answer',
  chosen: (count: number) => (count === 1 ? '1 student' : `${count} students`),
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  keys: 'Space or → goes on.',
  stale: 'The connection is lost. The numbers may be old.',
  notLeader: 'A colleague has put this quiz on the board. You can end it.',

  overTitle: 'The quiz is over',
  keptNote: {
    practice: 'What students missed comes back to them as practice.',
    attempt: 'Each student who answered has an attempt at the quiz.',
  },
  outcome: (right: number, answered: number) => `${right} of ${answered} right`,
  nobody: 'Nobody answered',
  noneAsked: 'No question was asked.',
  another: 'Another quiz',
  backToClass: 'Back to the class',
} as const;

/** The texts of the board on a student's own device. */
export const seatTexts = {
  title: 'The board',
  loading: 'Looking at the board…',
  loadFailed: 'The board could not be reached.',
  lost: 'The connection is lost. You stay in your place.',

  noneTitle: 'Nothing is on the board now',
  none: 'When your teacher starts a quiz on the board, it comes up here by itself.',
  noClass: 'You are in no class yet. Enter the code that your teacher shows to join one.',
  enterCode: 'Enter the code of a class',
  chooseClass: 'Which class are you in now?',

  waiting: 'You are in',
  waitingMeans: 'The first question comes when your teacher starts.',
  question: (number: number, all: number) => `Question ${number} of ${all}`,
  hint: 'Choose an answer. Take your time: only your teacher goes on.',
  saving: 'Sending…',
  unsent: 'Not sent yet. Trying again…',
  saved: 'Sent. You can change it until the answers are shown. Now wait for the others.',
  closed: 'The answers are shown already, so this one does not count.',
  right: 'Your answer is right.',
  wrong: 'Your answer is not right.',
  open: 'You did not answer this one.',
  rightAnswer: 'Right answer',
  yourAnswer: 'Your answer',
  wait: 'The next question comes when your teacher goes on.',

  overTitle: 'The quiz is over',
  over: {
    practice: 'What you missed comes back to you as practice.',
    attempt: 'What you answered is kept as an attempt at the quiz.',
  },
  toResult: 'See your result',
  toPractice: 'Go to practice',
  home: 'Go home',
} as const;
