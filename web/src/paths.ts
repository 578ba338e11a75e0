import type { Role } from '@study-assistant/contract/roles';

/** Every address of the app. */
export const paths = {
  root: '/',
  logIn: '/login',
  signUp: '/signup',
  teacherDashboard: '/dashboard',
  studentDashboard: '/student-dashboard',
  studentQuizzes: '/student-dashboard?tab=quiz',
  quizPreview: (quizId: string) => `/quiz-view/${quizId}`,
  quizAnalysis: (quizId: string) => `/quiz-analysis/${quizId}`,
  quizAnalysisQuestion: (quizId: string, number: number) =>
    `/quiz-analysis/${quizId}#question-${number}`,
  quizEdit: (quizId: string) => `/quiz-edit/${quizId}`,
  quizAttempt: (quizId: string) => `/quiz-attempt/${quizId}`,
  assignedAttempt: (quizId: string, assignmentId: string) =>
    `/quiz-attempt/${quizId}?assignment=${assignmentId}`,
  noAttempt: '/quiz-results',
  quizResults: (attemptId: string) => `/quiz-results/${attemptId}`,
  /** The other address of the results page, which the learning plan leads to. */
  detailedResults: (attemptId: string) => `/quiz-results/attempt/${attemptId}`,
  learningPlan: (attemptId: string) => `/quiz-results/${attemptId}/analysis`,
  studentPerformance: (studentId: string) => `/student-performance/${studentId}`,
  studentResults: (studentId: string) => `/quiz-results/student/${studentId}`,
  practice: '/practice',
  practiceOf: (attemptId: string) => `/practice?attempt=${attemptId}`,
  terms: '/terms',
  privacy: '/privacy',
  help: '/help',
} as const;

/** The same addresses as the router matches them. */
export const routes = {
  quizPreview: paths.quizPreview(':quizId'),
  quizAnalysis: paths.quizAnalysis(':quizId'),
  quizEdit: paths.quizEdit(':quizId'),
  quizAttempt: paths.quizAttempt(':quizId'),
  quizResults: paths.quizResults(':attemptId'),
  detailedResults: paths.detailedResults(':attemptId'),
  learningPlan: paths.learningPlan(':attemptId'),
  studentPerformance: paths.studentPerformance(':studentId'),
  studentResults: paths.studentResults(':studentId'),
} as const;

/** Where someone starts after signing in. */
export function homeOf(role: Role): string {
  return role === 'teacher' ? paths.teacherDashboard : paths.studentDashboard;
}
