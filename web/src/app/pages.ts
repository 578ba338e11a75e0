import { lazy } from 'react';

/** The pages that arrive with their first visit. */
export const SignUpPage = lazy(async () => ({
  default: (await import('../features/accounts/sign-up.page.tsx')).SignUpPage,
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
export const QuizPreviewPage = lazy(async () => ({
  default: (await import('../features/quizzes/quiz-preview.page.tsx')).QuizPreviewPage,
}));
export const QuizAnalysisPage = lazy(async () => ({
  default: (await import('../features/quizzes/analysis/quiz-analysis.page.tsx')).QuizAnalysisPage,
}));
export const QuizEditorPage = lazy(async () => ({
  default: (await import('../features/quizzes/editor/quiz-editor.page.tsx')).QuizEditorPage,
}));
export const QuizAttemptPage = lazy(async () => ({
  default: (await import('../features/attempts/quiz-attempt.page.tsx')).QuizAttemptPage,
}));
export const QuizResultsPage = lazy(async () => ({
  default: (await import('../features/attempts/quiz-results.page.tsx')).QuizResultsPage,
}));
export const StudentPerformancePage = lazy(async () => ({
  default: (await import('../features/students/student-performance.page.tsx'))
    .StudentPerformancePage,
}));
export const StudentResultsPage = lazy(async () => ({
  default: (await import('../features/students/student-results.page.tsx')).StudentResultsPage,
}));
