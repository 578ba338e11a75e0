/** The texts of an assignment's report. */
export const texts = {
  printed: 'Report',
  results: 'How it went',
  bands: 'How many students have which result',

  missing: 'Not handed in',
  everybody: 'Everybody has handed it in.',
  working: 'Working at it now',
  remind: (students: number) => `Remind ${students === 1 ? 'this student' : `these ${students}`}`,
  remindText: 'They see the reminder with the quiz, on their home page.',
  reminded: 'Reminded. They see it with the quiz, on their home page.',
  remindedAt: (time: string, hours: number) =>
    `You reminded them ${time}. After ${hours} hours you can do so again.`,
  remindFailed: 'The reminder could not be sent:',

  questions: 'What went wrong most',
  questionsText: 'The hardest question first, as each student answered it at the first attempt.',
  loading: 'Counting the answers…',
  loadFailed: 'The questions could not be loaded.',
  quizGone: 'The quiz is deleted, so its questions are not there any more.',
  nothingCounted: 'No answers are counted to the questions as they are now.',
  nothingWrong: 'Every answer was right.',
  keyIsOthers: 'Only the teacher who made the quiz sees what was chosen.',
  all: (amount: number) => `Show all ${amount} questions`,
  fewer: 'Show the hardest only',
  whoChose: 'Who chose what',
  namesFailed: 'The names could not be loaded.',
  gone: (students: number) =>
    students === 1 ? 'one who has left the class' : `${students} who have left the class`,
  right: 'Right answer',
  leftOpen: 'Left open',
  reported: (students: number) =>
    students === 1
      ? 'One student has reported a question of this quiz.'
      : `${students} students have reported questions of this quiz.`,
  toMark: (answers: number) => `Mark ${answers} ${answers === 1 ? 'answer' : 'answers'}`,
  analysis: 'Analysis of this class',
  answerReports: 'Look at the reports',
} as const;
