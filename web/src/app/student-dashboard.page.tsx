import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../components/ui/state/error-boundary.tsx';
import { Skeleton } from '../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../lib/auth/session.ts';
import { lazyPart, type Place } from '../lib/dom/lazy-part.ts';
import { paths } from '../paths.ts';
import styles from './dashboard.module.css';
import { Dashboard } from './dashboard.tsx';
import { studentSections } from './menu/student-menu.tsx';
import { tabAt, useTab } from './use-tab.ts';

const CorrectedAttempts = lazyPart(
  async () =>
    (await import('../features/students/corrections/corrected-attempts.tsx')).CorrectedAttempts,
);

const ClassOffers = lazyPart(
  async () => (await import('../features/classes/joined/class-offers.tsx')).ClassOffers,
);

const ReleasedResults = lazyPart(
  async () => (await import('../features/to-do/released-results.tsx')).ReleasedResults,
);

const TodayPanel = lazyPart(
  async () => (await import('../features/today/today-panel.tsx')).TodayPanel,
);

const contents = {
  materials: lazyPart(
    async () => (await import('../features/materials/student-materials.tsx')).StudentMaterials,
  ),
  quiz: lazyPart(async () => (await import('./student-quizzes-tab.tsx')).StudentQuizzesTab),
  performance: lazyPart(
    async () =>
      (await import('../features/students/performance/student-performance.tsx')).StudentPerformance,
  ),
  growth: lazyPart(
    async () => (await import('../features/students/growth/growth-analytics.tsx')).GrowthAnalytics,
  ),
};

/** The tabs from which a day begins; the others look back. */
const BEGINNINGS: readonly string[] = ['materials', 'quiz'];

export function StudentDashboardPage() {
  const name = useSignedInUser().fullName || 'Student';
  const [{ id }] = useTab(studentSections);
  useRefreshAfterQuiz();
  return (
    <Dashboard
      title={`Welcome, ${name}`}
      sections={studentSections}
      contents={contents}
      head={
        <>
          {/* Many children share a device, and some forget to sign out. */}
          <Link to={paths.notYou} className={styles.notYou}>
            Not you?
          </Link>
          {BEGINNINGS.includes(id) && <TodayHead />}
        </>
      }
      notice={<News />}
    />
  );
}

StudentDashboardPage.loadParts = async ({ search }: Place) => {
  // Nothing waits for this panel, so that a slow connection loads the materials first.
  const { id } = tabAt(studentSections, new URLSearchParams(search));
  if (BEGINNINGS.includes(id)) void TodayPanel.load().catch(() => undefined);
  await contents[id].load();
};

/** The student's work of today. Its height never changes, and an error in it hides nothing else. */
function TodayHead() {
  return (
    <ErrorBoundary fallback={() => <></>}>
      <Suspense fallback={<Skeleton label="Loading your next step…" shape="cards" count={1} />}>
        <TodayPanel />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Class invitations and news about results. An error in one of them hides nothing else. */
function News() {
  return [ClassOffers, ReleasedResults, CorrectedAttempts].map((Part, index) => (
    <ErrorBoundary key={index} fallback={() => <></>}>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>
  ));
}

/** The results page returns here with `quizCompleted`, so that every list gets the new attempt. */
function useRefreshAfterQuiz() {
  const client = useQueryClient();
  const { key, state } = useLocation() as {
    key: string;
    state: { quizCompleted?: boolean } | null;
  };
  const isQuizCompleted = state?.quizCompleted === true;
  useEffect(() => {
    // A fetch that is already running is new enough.
    if (isQuizCompleted) void client.invalidateQueries({}, { cancelRefetch: false });
  }, [client, isQuizCompleted, key]);
}
