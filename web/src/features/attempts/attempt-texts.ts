/** The texts of the attempt and results screens; the errors are those of section 8 of the specification. */
export const texts = {
  quizNotFound: 'Quiz not found.',
  quizFailed: 'An error occurred while fetching the quiz.',
  clock:
    'The clock starts with “Start Quiz” and goes on when you leave the page. When the time is over, your answers are handed in.',
  submitRefused: 'Failed to submit quiz.',
  submitFailed: 'An error occurred while submitting the quiz.',
  submitSignedOut: 'You must be logged in to submit a quiz.',

  resultsNotFound: 'Results not found.',
  resultsRefused: 'Failed to load quiz results.',
  resultsFailed: 'An error occurred while fetching the results.',

  noAttempt: 'No attempt selected.',

  resourceFailed: 'Failed to mark resource as complete',
  analysisMarkFailed: 'Failed to mark analysis as complete',

  analysisFailed: 'An error occurred while fetching the analysis.',
  analysisMissingOrInvalid: "We couldn't find the analysis for this quiz attempt.",
} as const;
