import { Suspense } from 'react';
import { ErrorBoundary } from '../components/ui/state/error-boundary.tsx';
import { Skeleton } from '../components/ui/state/skeleton.tsx';
import { hasDoneSteps } from '../features/first-steps/steps-done.ts';
import { useSignedInUser } from '../lib/auth/session.ts';
import { lazyPart, type Place } from '../lib/dom/lazy-part.ts';
import { Dashboard } from './dashboard.tsx';
import { teacherSections } from './menu/teacher-menu.tsx';
import { tabAt, useTab } from './use-tab.ts';

const TeacherToday = lazyPart(
  async () => (await import('../features/today/teacher-today.tsx')).TeacherToday,
);
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

/** The tabs from which somebody new begins; the others are about students. */
const BEGINNINGS: readonly string[] = ['materials', 'quiz'];

export function TeacherDashboardPage() {
  const [{ id }] = useTab(teacherSections);
  return (
    <Dashboard
      title="Teacher Dashboard"
      sections={teacherSections}
      contents={contents}
      head={id === 'materials' && <TodayHead />}
      notice={BEGINNINGS.includes(id) && <Beginning />}
    />
  );
}

/** What her classes do today. Its height never changes, and an error in it hides nothing else. */
function TodayHead() {
  const { uid } = useSignedInUser();
  return (
    <ErrorBoundary fallback={() => <></>}>
      <Suspense fallback={<Skeleton label="Loading your day…" shape="cards" count={1} />}>
        <TeacherToday isNew={!hasDoneSteps(uid)} />
      </Suspense>
    </ErrorBoundary>
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

TeacherDashboardPage.loadParts = async ({ search }: Place) => {
  const { id } = tabAt(teacherSections, new URLSearchParams(search));
  // Nothing waits for this panel, so that a slow connection loads the materials first.
  if (id === 'materials') void TeacherToday.load().catch(() => undefined);
  await contents[id].load();
};
