import { Suspense } from 'react';
import { ErrorBoundary } from '../components/ui/state/error-boundary.tsx';
import { lazyPart, type Place } from '../lib/dom/lazy-part.ts';
import { Dashboard } from './dashboard.tsx';
import { teacherSections } from './menu/teacher-menu.tsx';
import { tabAt } from './use-tab.ts';

const FirstSteps = lazyPart(
  async () => (await import('../features/first-steps/first-steps.tsx')).FirstSteps,
);

const contents = {
  materials: lazyPart(
    async () => (await import('../features/materials/teacher-materials.tsx')).TeacherMaterials,
  ),
  quiz: lazyPart(async () => (await import('./teacher-quizzes-tab.tsx')).TeacherQuizzesTab),
  'skill-gap': lazyPart(
    async () =>
      (await import('../features/classes/overview/students-overview.tsx')).StudentsOverview,
  ),
  performance: lazyPart(
    async () => (await import('../features/classes/insights/class-insights.tsx')).ClassInsights,
  ),
};

export function TeacherDashboardPage() {
  return (
    <Dashboard
      title="Teacher Dashboard"
      sections={teacherSections}
      contents={contents}
      notice={<Beginning />}
    />
  );
}

/** The first steps of somebody new. An error in them hides nothing else. */
function Beginning() {
  return (
    <ErrorBoundary fallback={() => <></>}>
      <Suspense>
        <FirstSteps />
      </Suspense>
    </ErrorBoundary>
  );
}

TeacherDashboardPage.loadParts = ({ search }: Place) =>
  contents[tabAt(teacherSections, new URLSearchParams(search)).id].load();
