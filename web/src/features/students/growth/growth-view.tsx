import { growthOf } from '@study-assistant/contract/growth';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ErrorBoundary } from '../../../components/ui/state/error-boundary.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import type { ListedAttempt } from '../../../lib/api/lenient/attempts.ts';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { studentQueries } from '../../../queries/students.ts';
import { MasteryCard } from '../performance/mastery-card.tsx';
import { ScoreTrend } from '../performance/score-trend.tsx';
import { useLoggedFailure } from '../performance/use-logged-failure.ts';
import { texts } from '../student-texts.ts';
import styles from '../students.module.css';
import { AttemptOverview } from './attempt-overview.tsx';
import { AttemptPicker } from './attempt-picker.tsx';
import { GrowthComparison } from './growth-comparison.tsx';

/** The last part of a long page need not hold up the first. */
const SelectedAttempt = lazyPart(
  async () => (await import('./selected-attempt.tsx')).SelectedAttempt,
);

type GrowthViewProps = {
  uid: string;
  /** Newest first, at least one. */
  attempts: readonly ListedAttempt[];
};

export function GrowthView({ uid, attempts }: GrowthViewProps) {
  const [selectedId, select] = useSelected(attempts);
  const skillGap = useQuery(studentQueries.skillGap(uid));
  useLoggedFailure('The skill gap', skillGap.error);
  const selected = attempts.find(({ id }) => id === selectedId);
  const growth = selected ? growthOf(attempts, selected.id) : null;
  return (
    <>
      <AttemptPicker attempts={attempts} selectedId={selectedId} onSelect={select} />
      {selected ? <AttemptOverview attempt={selected} /> : <ErrorState message={texts.noAttempt} />}
      <div className={styles.charts}>
        <ScoreTrend title="Quiz Score Trend" attempts={attempts} />
        <MasteryCard skillGap={skillGap.data ?? null} />
      </div>
      {growth && <GrowthComparison growth={growth} />}
      {selected && (
        <ErrorBoundary key={selected.id}>
          <Suspense fallback={<Skeleton label={texts.attemptLoading} shape="rows" />}>
            <SelectedAttempt attemptId={selected.id} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** The attempt that the address names, so that the way back finds it again; else the newest. */
function useSelected(attempts: readonly ListedAttempt[]) {
  const [params, setParams] = useSearchParams();
  function select(attempt: string) {
    setParams((now) => ({ ...Object.fromEntries(now), attempt }), { replace: true });
  }
  return [params.get('attempt') ?? attempts[0]?.id ?? '', select] as const;
}
