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
  default: (await import('../features/quizzes/preview/quiz-preview.page.tsx')).QuizPreviewPage,
}));
export const QuizAnalysisPage = lazy(async () => ({
  default: (await import('../features/quizzes/analysis/quiz-analysis.page.tsx')).QuizAnalysisPage,
}));
export const QuizEditorPage = lazy(async () => ({
  default: (await import('../features/quizzes/editor/quiz-editor.page.tsx')).QuizEditorPage,
}));
export const QuizAttemptPage = lazy(async () => ({
  default: (await import('../features/attempts/take/quiz-attempt.page.tsx')).QuizAttemptPage,
}));
export const QuizResultsPage = lazy(async () => ({
  default: (await import('../features/attempts/results/quiz-results.page.tsx')).QuizResultsPage,
}));
export const NoAttemptPage = lazy(async () => ({
  default: (await import('../features/attempts/results/no-attempt.page.tsx')).NoAttemptPage,
}));
export const LearningPlanPage = lazy(async () => ({
  default: (await import('../features/attempts/learning-plan/learning-plan.page.tsx'))
    .LearningPlanPage,
}));
export const StudentPerformancePage = lazy(async () => ({
  default: (await import('../features/students/performance/student-performance.page.tsx'))
    .StudentPerformancePage,
}));
export const StudentResultsPage = lazy(async () => ({
  default: (await import('../features/students/results/student-results.page.tsx'))
    .StudentResultsPage,
}));
export const PracticePage = lazy(async () => ({
  default: (await import('../features/practice/practice.page.tsx')).PracticePage,
}));
