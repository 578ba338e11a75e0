/** The texts of the AI Performance Insights tab; sections 2 and 8 of the specification. */
export const texts = {
  title: 'AI Performance Insights',
  loading: 'Loading insights…',
  loadFailed: 'Failed to load insights',
  refreshed: 'The insights are up to date.',
  copied: 'Insights copied to clipboard!',
  copyFailed: 'The insights could not be copied. Please select the text and copy it by hand.',

  tooFewForClass:
    'A class is described once at least 5 students, and a third of it, have answered. Until then this is what each student did, without a verdict on the class.',
  loadingResults: 'Loading results…',
  resultsFailed: 'The results could not be loaded.',
  ofShelf: 'taken on the shelf, not given to this class',
  missedToo: 'Your students find their own mistakes under “Practise what went wrong”.',
  toBoard: 'Put a quiz on the board',
  nothingMissed: 'No question of your quizzes was missed so far.',
  noTopics: 'No topic stands out as weak.',
  tooFewAnswers:
    'There are too few answers to tell. A topic counts once it was answered 8 times, by at least 5 students and a third of the class.',
  noQuestions:
    'No question was missed by more than half of those who answered it, of 8 students or more.',
  nobodySlipped: 'Nobody slipped by ten points or more.',
  nobodyImproved: 'Nobody improved by ten points or more yet.',
  everybodyStarted: 'Everybody has taken a quiz.',
  changeHint:
    'Slipped and improved: a student’s last quizzes compared with those before, from four attempts on.',
} as const;

/** Says who wrote the insights. */
export const wordedBy = {
  offline: 'Worded by Study Assistant itself, from the numbers of the class. No AI model was used.',
  gemini:
    'Worded by Gemini from the numbers of the whole class. No student’s name was sent to it: the lines about single students are by Study Assistant itself.',
  local:
    'Worded by your school’s AI model from the numbers of the whole class. No student’s name was sent to it: the lines about single students are by Study Assistant itself.',
} as const;
