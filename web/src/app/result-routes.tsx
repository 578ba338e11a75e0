import { useRoutes, type RouteObject } from 'react-router-dom';
import { lazyPart, type Place } from '../lib/dom/lazy-part.ts';
import { paths } from '../paths.ts';
import { loadRoutes, page } from './page-route.tsx';

const NoAttemptPage = lazyPart(
  async () => (await import('../features/attempts/results/no-attempt.page.tsx')).NoAttemptPage,
);
const QuizResultsPage = lazyPart(
  async () => (await import('../features/attempts/results/quiz-results.page.tsx')).QuizResultsPage,
);
const LearningPlanPage = lazyPart(
  async () =>
    (await import('../features/attempts/learning-plan/learning-plan.page.tsx')).LearningPlanPage,
);
const StudentResultsPage = lazyPart(
  async () =>
    (await import('../features/students/results/student-results.page.tsx')).StudentResultsPage,
);
const NotFoundPage = lazyPart(async () => (await import('./not-found.page.tsx')).NotFoundPage);

const table: RouteObject[] = [
  { index: true, element: <NoAttemptPage />, handle: NoAttemptPage.load },
  page(':attemptId', QuizResultsPage),
  page('attempt/:attemptId', QuizResultsPage),
  page(':attemptId/analysis', LearningPlanPage),
  page('student/:studentId', StudentResultsPage),
  page('*', NotFoundPage),
];

/** The pages of results and what follows from them, apart from the routes that every visitor loads. */
export function ResultRoutes() {
  return useRoutes(table);
}

ResultRoutes.loadParts = (place: Place) => loadRoutes(table, place, paths.noAttempt);
