import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageLayout } from '../../components/layouts/page-layout.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { ButtonLink } from '../../components/ui/button/button-link.tsx';
import { EmptyState } from '../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { useDocumentTitle } from '../../lib/dom/use-document-title.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { paths } from '../../paths.ts';
import { practiceQueries, type PracticeSet } from '../../queries/attempts.ts';
import { PracticeRound } from './practice-round.tsx';

const TITLE = 'Practise what went wrong';

/** /practice: a short set of the student's own missed questions, without a timer. */
export function PracticePage() {
  const { uid } = useSignedInUser();
  const [search] = useSearchParams();
  const asked = { attemptId: search.get('attempt'), topic: search.get('topic') };
  const { topic } = asked;
  const navigate = useNavigate();
  useDocumentTitle(TITLE);
  const query = useQuery(practiceQueries.set(uid, asked));

  function showSet(set: PracticeSet) {
    if (set.questions.length === 0) {
      return topic === null ? <NothingDue set={set} /> : <NothingOfTopic topic={topic} set={set} />;
    }
    // A result or a topic has one set only: the next one would repeat what was just practised.
    const isPart = asked.attemptId !== null || topic !== null;
    const hasMore = !isPart && set.due > set.questions.length;
    const onNextSet = hasMore ? () => void query.refetch() : null;
    return <PracticeRound key={query.dataUpdatedAt} set={set} onNextSet={onNextSet} />;
  }

  return (
    <PageLayout
      title={TITLE}
      subtitle={
        <>
          {topic !== null && (
            <>
              <bdi>{topic}</bdi>.{' '}
            </>
          )}
          Take your time. Practice does not change your scores.
        </>
      }
      backLabel="Back to Dashboard"
      onBack={() => void navigate(paths.studentDashboard)}
    >
      <Loaded
        query={query}
        skeleton={<Skeleton label="Loading practice…" shape="rows" count={4} />}
        error="Your practice could not be loaded."
      >
        {showSet}
      </Loaded>
    </PageLayout>
  );
}

function NothingOfTopic({ topic, set: { due } }: { topic: string; set: PracticeSet }) {
  return (
    <EmptyState
      illustration="inbox"
      title="Nothing to review"
      actions={
        due > 0 ? (
          <ButtonLink to={paths.practice} variant="primary">
            Review what is due
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.studentQuizzes} variant="primary">
            Go to your quizzes
          </ButtonLink>
        )
      }
    >
      No question that you missed is left of “<bdi>{topic}</bdi>”.
    </EmptyState>
  );
}

function NothingDue({ set: { nextOn } }: { set: PracticeSet }) {
  const day = formatDate(nextOn === null ? null : `${nextOn}T12:00:00Z`);
  return (
    <EmptyState
      illustration="inbox"
      title="Nothing to review"
      actions={
        <ButtonLink to={paths.studentQuizzes} variant="primary">
          Go to your quizzes
        </ButtonLink>
      }
    >
      {day === null
        ? 'Questions that you miss in a quiz come here, so that you can practise them.'
        : `Well done. The next question comes back on ${day}.`}
    </EmptyState>
  );
}
