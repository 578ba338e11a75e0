import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { PageLayout } from '../../components/layouts/page-layout.tsx';
import { ButtonLink } from '../../components/ui/button/button-link.tsx';
import { EmptyState } from '../../components/ui/state/empty-state.tsx';
import { ErrorState } from '../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { formatDate } from '../../lib/format/dates.ts';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { useDocumentTitle } from '../../lib/dom/use-document-title.ts';
import { practiceQueries, type PracticeSet } from '../../queries/practice.ts';
import { PracticeRound } from './practice-round.tsx';

const title = 'Practise what went wrong';

/** /practice: a short set of the student's own missed questions, without a timer. */
export function PracticePage() {
  const { uid } = useSignedInUser();
  const [search] = useSearchParams();
  const attemptId = search.get('attempt');
  const navigate = useNavigate();
  useDocumentTitle(title);
  const {
    data: set,
    error,
    dataUpdatedAt,
    isFetching,
    refetch,
  } = useQuery(practiceQueries.set(uid, attemptId));

  // A result has one set: what was just practised would be in its next one again.
  const hasMore = set !== undefined && attemptId === null && set.due > set.questions.length;

  return (
    <PageLayout
      title={title}
      subtitle="Take your time. Practice does not change your scores."
      backLabel="Back to Dashboard"
      onBack={() => void navigate(paths.studentDashboard)}
    >
      {set ? (
        set.questions.length > 0 ? (
          <PracticeRound
            key={dataUpdatedAt}
            set={set}
            onNextSet={hasMore ? () => void refetch() : null}
          />
        ) : (
          <NothingDue set={set} />
        )
      ) : error ? (
        <ErrorState
          message="Your practice could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton label="Loading practice…" shape="rows" count={4} />
      )}
    </PageLayout>
  );
}

function NothingDue({ set: { nextOn } }: { set: PracticeSet }) {
  const day = formatDate(nextOn === null ? null : `${nextOn}T12:00:00Z`);
  return (
    <EmptyState
      icon={<CheckCheck />}
      title="Nothing to review"
      actions={
        <ButtonLink to={paths.studentDashboard} variant="primary">
          Back to Dashboard
        </ButtonLink>
      }
    >
      {day === null
        ? 'Questions that you miss in a quiz come here, so that you can practise them.'
        : `Well done. The next question comes back on ${day}.`}
    </EmptyState>
  );
}
