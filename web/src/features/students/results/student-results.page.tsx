import { numberAttempts } from '@study-assistant/contract/attempts/growth';
import { isUnmarked } from '@study-assistant/contract/attempts/scoring';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useKnownClasses } from '../../../components/assignments/use-known-classes.ts';
import { sayScore, scoreToneOf } from '../../../components/attempts/score-words.ts';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { isMissingOrInvalid } from '../../../lib/api/is-missing-or-invalid.ts';
import type { ListedAttempt } from '../../../lib/api/lenient/attempts.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { paths } from '../../../paths.ts';
import { studentQueries, type AttemptsPage } from '../../../queries/students.ts';
import styles from '../performance/attempt-rows.module.css';
import { explainListFailure, texts } from '../student-texts.ts';

/** /quiz-results/student/{studentId}: all attempts of one student, newest first. */
export function StudentResultsPage() {
  const { studentId = '' } = useParams();
  const results = useInfiniteQuery(studentQueries.attemptPages(studentId));
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isFromStudent?: boolean } | null };
  const way = state?.isFromStudent
    ? { onBack: () => void navigate(-1) }
    : { backLabel: 'Back to Dashboard', onBack: () => void navigate(paths.teacherDashboard) };
  const name = results.data?.pages[0]?.student.fullName;
  const title = name === undefined ? 'Quiz Results' : `Quiz Results for ${name}`;
  useDocumentTitle(title);
  return (
    <PageLayout title={title} {...way}>
      <Loaded
        query={results}
        skeleton={<Skeleton label={texts.resultsLoading} shape="rows" count={6} />}
        error={(error) => ({
          message: explainListFailure(error),
          canRetry: !isMissingOrInvalid(error),
        })}
      >
        {({ pages }) => <Results pages={pages} isWhole={!results.hasNextPage} />}
      </Loaded>
      {results.hasNextPage && (
        <div>
          <Button
            isBusy={results.isFetchingNextPage}
            busyLabel="Loading…"
            onClick={() => void results.fetchNextPage()}
          >
            Show older attempts
          </Button>
          {results.isFetchNextPageError && <p role="alert">{explainListFailure(results.error)}</p>}
        </div>
      )}
    </PageLayout>
  );
}

type ResultsProps = {
  pages: readonly AttemptsPage[];
  /** Whether all attempts are read: before that none can be numbered. */
  isWhole: boolean;
};

function Results({ pages, isWhole }: ResultsProps) {
  const attempts = pages.flatMap((page) => page.attempts);
  const classOf = useKnownClasses();
  const numbers = useMemo(
    () => numberAttempts(isWhole ? pages.flatMap((page) => page.attempts) : []),
    [pages, isWhole],
  );
  const repeated = new Set(attempts.filter(({ id }) => numbers.get(id) === 2).map(quizOf));
  if (attempts.length === 0) {
    return (
      <EmptyState illustration="quiz" title={texts.resultsEmptyTitle}>
        {texts.resultsEmpty}
      </EmptyState>
    );
  }
  return (
    <Card as="div">
      <ul className={styles.rows}>
        {attempts.map((one) => (
          <AttemptRow
            key={one.id}
            attempt={one}
            number={repeated.has(quizOf(one)) ? numbers.get(one.id) : undefined}
            className={classOf(one.assignmentId)?.className}
          />
        ))}
      </ul>
    </Card>
  );
}

const quizOf = ({ quizId }: ListedAttempt) => quizId;

type AttemptRowProps = {
  attempt: ListedAttempt;
  /** Which one it is of several at its quiz. */
  number: number | undefined;
  /** The class that it was for, where that is known. */
  className: string | undefined;
};

/** One attempt in the list of a student's results. */
function AttemptRow({ attempt, number, className }: AttemptRowProps) {
  const { userType } = useSignedInUser();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link to={paths.quizResults(attempt.id)} className={styles.link} dir="auto">
          {orUntitled(attempt.quizTitle)}
        </Link>
        <span className={styles.fact}>
          <DateText value={attempt.completedAt} />
          {className !== undefined && (
            <>
              {' · '}
              <bdi>{className}</bdi>
            </>
          )}
          {number !== undefined && ` · Attempt ${number}`}
        </span>
      </div>
      <Badge tone={scoreToneOf(userType, attempt)}>
        {isUnmarked(attempt) ? '' : 'Score: '}
        {sayScore(userType, attempt)}
      </Badge>
      <ChevronRight aria-hidden className={styles.arrow} />
    </li>
  );
}
