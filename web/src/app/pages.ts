import { lazy } from 'react';

/** Pages that arrive with their first visit; a page's code is fetched once, early or late. */
const load = {
  signUp: () => import('../features/accounts/sign-up.page.tsx'),
  signedIn: () => import('./signed-in.tsx'),
  teacherDashboard: () => import('./teacher-dashboard.page.tsx'),
  studentDashboard: () => import('./student-dashboard.page.tsx'),
};

export const SignUpPage = lazy(async () => ({ default: (await load.signUp()).SignUpPage }));
export const SignedIn = lazy(async () => ({ default: (await load.signedIn()).SignedIn }));
export const TeacherDashboardPage = lazy(async () => ({
  default: (await load.teacherDashboard()).TeacherDashboardPage,
}));
export const StudentDashboardPage = lazy(async () => ({
  default: (await load.studentDashboard()).StudentDashboardPage,
}));

export const QuizAttemptPage = lazy(async () => ({
  default: (await import('../features/attempts/quiz-attempt.page.tsx')).QuizAttemptPage,
}));

export const TermsPage = lazy(async () => ({
  default: (await import('../features/legal/terms.page.tsx')).TermsPage,
}));
export const PrivacyPage = lazy(async () => ({
  default: (await import('../features/legal/privacy.page.tsx')).PrivacyPage,
}));
export const HelpPage = lazy(async () => ({
  default: (await import('../features/legal/help.page.tsx')).HelpPage,
}));
export const NotFoundPage = lazy(async () => ({
  default: (await import('./not-found.page.tsx')).NotFoundPage,
}));

/** Fetches what follows the sign-in page. A failure does not matter: the visit itself tries again. */
export function preloadAfterLogIn(): void {
  for (const loadPage of Object.values(load)) void loadPage().catch(() => undefined);
}
