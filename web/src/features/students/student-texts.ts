import { ApiError } from '../../lib/api/api-error.ts';
import { isMissingOrInvalid } from '../../lib/api/is-missing-or-invalid.ts';

/** The texts of the pages with a student's figures; sections 2 and 8 of the specification. */
export const texts = {
  performanceTitle: 'Performance Insights',
  performanceLoading: 'Loading performance data...',
  performanceEmptyTitle: 'No Performance Data',
  performanceEmpty: 'Start taking quizzes to see detailed performance insights!',
  noTrend: 'Complete more quizzes to see your performance trend.',
  noSkillGap: 'Complete quizzes to see your skill gap analysis.',

  growthLoading: 'Loading growth analytics…',
  growthEmptyTitle: 'No Quiz Attempts Yet',
  growthEmpty: 'Complete some quizzes to see your growth analytics!',
  noAttempt: 'No attempt selected.',
  ofAllQuizzes: 'Over all your quizzes',
  attemptLoading: 'Loading this attempt…',

  resultsLoading: 'Loading quiz results…',
  resultsEmptyTitle: 'No Quiz Attempts Yet',
  resultsEmpty: 'The results appear here as soon as this student has taken a quiz.',

  studentNotFound: 'Student not found.',
  otherStudent: 'You can only see your own performance.',
  listRefused: 'Failed to load student quiz results.',
  listFailed: 'An error occurred while fetching student results.',
  attemptRefused: 'Failed to load quiz results.',
  attemptFailed: 'An error occurred while fetching the results.',
} as const;

/** Explains why a student's attempts cannot be shown. */
export function explainListFailure(error: unknown): string {
  if (isMissingOrInvalid(error)) return texts.studentNotFound;
  return isRefused(error) ? texts.listRefused : texts.listFailed;
}

/** Null for failures that may pass, which the performance page does not mention. */
export function explainRefusal(error: unknown): string | null {
  if (isMissingOrInvalid(error)) return texts.studentNotFound;
  return error instanceof ApiError && error.status === 403 ? texts.otherStudent : null;
}

/** Explains why one attempt cannot be shown. */
export function explainAttemptFailure(error: unknown): string {
  return isRefused(error) ? texts.attemptRefused : texts.attemptFailed;
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.hasServerSentence;
}
