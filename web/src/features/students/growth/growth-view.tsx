import { growthOf, type Growth } from '@study-assistant/contract/attempts/growth';
import { isUnmarked } from '@study-assistant/contract/attempts/scoring';
import { TREND_ATTEMPTS } from '@study-assistant/contract/wire/constants';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRestOfList, type PagedQuery } from '../../../components/lists/use-list-part.ts';
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

/** The last part of a long page is lazy, so that it does not delay the first. */
const SelectedAttempt = lazyPart(
  async () => (await import('./selected-attempt.tsx')).SelectedAttempt,
);

type GrowthViewProps = {
  uid: string;
  /** At least one attempt, newest first; incomplete while the query has more pages. */
  attempts: readonly ListedAttempt[];
  query: PagedQuery;
};

export function GrowthView({ uid, attempts, query }: GrowthViewProps) {
  const [selectedId, select] = useSelected(attempts);
  const skillGap = useQuery(studentQueries.skillGap(uid));
  useLoggedFailure('The skill gap', skillGap.error);
  const selected = attempts.find(({ id }) => id === selectedId);
  // The address may name an attempt of long ago.
  const isLooking = useRestOfList(query, !selected);
  const growth = useGrowth(uid, selected, query.hasNextPage ? null : attempts);
  return (
    <>
      <AttemptPicker
        attempts={attempts}
        selectedId={selectedId}
        onSelect={select}
        query={query}
        isLooking={isLooking}
      />
      {selected && <AttemptOverview attempt={selected} />}
      {!selected && !isLooking && <ErrorState message={texts.noAttempt} />}
      <div className={styles.charts}>
        <ScoreTrend
          title="Quiz Score Trend"
          attempts={attempts}
          description={texts.ofAllQuizzes}
          hasEarlier={attempts.length > TREND_ATTEMPTS}
          hasRange={false}
        />
        <MasteryCard
          skillGap={skillGap.data ?? null}
          description={texts.ofAllQuizzes}
          isCircleOnly
        />
      </div>
      {growth && <GrowthComparison growth={growth} />}
      {selected && !selected.isScoreOnly && (
        <ErrorBoundary key={selected.id}>
          <Suspense fallback={<Skeleton label={texts.attemptLoading} shape="rows" />}>
            <SelectedAttempt attemptId={selected.id} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** Compares with the other attempts at the same quiz, which are fetched unless `all` are loaded. */
function useGrowth(
  uid: string,
  selected: ListedAttempt | undefined,
  all: readonly ListedAttempt[] | null,
): Growth<ListedAttempt> | null {
  const { data, error } = useQuery({
    ...studentQueries.attemptsAt(uid, selected?.quizId ?? ''),
    enabled: selected !== undefined && all === null,
  });
  useLoggedFailure('The other attempts at this quiz', error);
  const attempts = all ?? data;
  const marked = attempts?.filter((one) => !isUnmarked(one));
  return selected && marked ? growthOf(marked, selected.id) : null;
}

/** The attempt named in the address, so that returning restores it; defaults to the newest. */
function useSelected(attempts: readonly ListedAttempt[]) {
  const [params, setParams] = useSearchParams();
  function select(attempt: string) {
    setParams((now) => ({ ...Object.fromEntries(now), attempt }), { replace: true });
  }
  return [params.get('attempt') ?? attempts[0]?.id ?? '', select] as const;
}
