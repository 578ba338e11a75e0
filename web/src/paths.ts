import type { Role } from '@study-assistant/contract/wire/roles';

/** Every address of the app. */
/** In `?class=…`, for all students. */
export const ALL_STUDENTS = 'all';

export const paths = {
  root: '/',
  logIn: '/login',
  signUp: '/signup',
  /** Signing in by a card; its code comes in the fragment, which no server sees. */
  card: '/card',
  /** The page for accounts without a profile. */
  confirmEmail: '/confirm-email',
  account: '/account',
  /** The same, where somebody is asked whether the account is not hers. */
  notYou: '/account#not-you',
  teacherDashboard: '/dashboard',
  studentDashboard: '/student-dashboard',
  teacherQuizzes: '/dashboard?tab=quiz',
  library: '/library',
  questionBank: '/questions',
  /** The teacher's quizzes, with the dialog open that assigns one of them. */
  assignQuiz: (quizId: string) => `/dashboard?tab=quiz&assign=${quizId}`,
  /** The teacher's quizzes, with a material chosen as the source of a new one. */
  quizOfMaterial: (materialId: string) => `/dashboard?tab=quiz&material=${materialId}`,
  studentQuizzes: '/student-dashboard?tab=quiz',
  material: (materialId: string) => `/materials/${materialId}`,
  quizPreview: (quizId: string) => `/quiz-view/${quizId}`,
  /** With a class, of the students of this class. */
  quizAnalysis: (quizId: string, classId: string | null = null) =>
    `/quiz-analysis/${quizId}${classId === null ? '' : `?class=${classId}`}`,
  quizAnalysisQuestion: (quizId: string, number: number) =>
    `/quiz-analysis/${quizId}#question-${number}`,
  /** The answers that its teacher marks. */
  quizMarking: (quizId: string, classId: string | null = null) =>
    `/quiz-marking/${quizId}${classId === null ? '' : `?class=${classId}`}`,
  quizEdit: (quizId: string) => `/quiz-edit/${quizId}`,
  assignment: (assignmentId: string) => `/assignments/${assignmentId}`,
  quizAttempt: (quizId: string) => `/quiz-attempt/${quizId}`,
  assignedAttempt: (quizId: string, assignmentId: string) =>
    `/quiz-attempt/${quizId}?assignment=${assignmentId}`,
  noAttempt: '/quiz-results',
  quizResults: (attemptId: string) => `/quiz-results/${attemptId}`,
  /** A second address of the results page, to which the learning plan links. */
  detailedResults: (attemptId: string) => `/quiz-results/attempt/${attemptId}`,
  learningPlan: (attemptId: string) => `/quiz-results/${attemptId}/analysis`,
  /** With a class, the page links to the other students of the class. */
  studentPerformance: (studentId: string, classId: string | null = null) =>
    `/student-performance/${studentId}${classId === null ? '' : `?class=${classId}`}`,
  studentResults: (studentId: string) => `/quiz-results/student/${studentId}`,
  /** What a student did in a class, to be printed or sent home. */
  studentReport: (classId: string, studentId: string) =>
    `/classes/${classId}/students/${studentId}/report`,
  classes: '/classes',
  schoolClass: (classId: string) => `/classes/${classId}`,
  /** The quiz on the board of a class, for its teacher. */
  classBoard: (classId: string) => `/classes/${classId}/board`,
  /** What is on the board, on a student's own device. */
  board: '/board',
  boardOf: (classId: string) => `/board?class=${classId}`,
  myClasses: '/my-classes',
  /** It names the class to whoever signs in or up on the way, whose grade is filled in where it says one. */
  joinClass: (code: string, className: string, grade = '') =>
    withQuery('/my-classes', { code, class: className, ...(grade && { grade }) }),
  practice: '/practice',
  /** What was missed in an attempt, of a topic, or both. */
  practiceOf: (asked: { attempt?: string; topic?: string }) => withQuery('/practice', asked),
  /** The admin pages; see admin-paths.ts. */
  admin: '/admin',
  terms: '/terms',
  privacy: '/privacy',
  help: '/help',
  accessibility: '/accessibility',
} as const;

function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query).toString()}`;
}

/** The same addresses in the router's notation. */
export const routes = {
  material: paths.material(':materialId'),
  quizPreview: paths.quizPreview(':quizId'),
  quizAnalysis: paths.quizAnalysis(':quizId'),
  quizMarking: paths.quizMarking(':quizId'),
  quizEdit: paths.quizEdit(':quizId'),
  assignment: paths.assignment(':assignmentId'),
  quizAttempt: paths.quizAttempt(':quizId'),
  quizResults: paths.quizResults(':attemptId'),
  detailedResults: paths.detailedResults(':attemptId'),
  learningPlan: paths.learningPlan(':attemptId'),
  studentPerformance: paths.studentPerformance(':studentId'),
  studentResults: paths.studentResults(':studentId'),
  schoolClass: paths.schoolClass(':classId'),
  classBoard: paths.classBoard(':classId'),
} as const;

/** The state of a link to a quiz whose length she has not seen yet: its page tells that first. */
export const asksFirst = { asksFirst: true };

/** The page where a person starts after signing in. */
export function homeOf(role: Role): string {
  return role === 'teacher' ? paths.teacherDashboard : paths.studentDashboard;
}
