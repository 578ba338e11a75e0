import type { Role } from '@study-assistant/contract/roles';

/** Every address of the app. */
export const paths = {
  root: '/',
  logIn: '/login',
  signUp: '/signup',
  teacherDashboard: '/dashboard',
  studentDashboard: '/student-dashboard',
  quizPreview: (quizId: string) => `/quiz-view/${quizId}`,
  quizAttempt: (quizId: string) => `/quiz-attempt/${quizId}`,
  quizResults: (attemptId: string) => `/quiz-results/${attemptId}`,
  practice: '/practice',
  practiceOf: (attemptId: string) => `/practice?attempt=${attemptId}`,
  terms: '/terms',
  privacy: '/privacy',
  help: '/help',
} as const;

/** The same addresses as the router matches them. */
export const routes = {
  quizPreview: paths.quizPreview(':quizId'),
  quizAttempt: paths.quizAttempt(':quizId'),
  quizResults: paths.quizResults(':attemptId'),
  /** The other address of the results page, which the learning plan links to. */
  quizResultsAttempt: '/quiz-results/attempt/:attemptId',
} as const;

/** Where someone starts after signing in. */
export function homeOf(role: Role): string {
  return role === 'teacher' ? paths.teacherDashboard : paths.studentDashboard;
}
