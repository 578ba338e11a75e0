import { extendLimit, timeLimitOf } from '@study-assistant/contract/quizzes/time-limit';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Clock, Eye, ListChecks, Play, Repeat } from 'lucide-react';
import { useState } from 'react';
import { describeTimeLimit } from '../../../components/assignments/assignment-words.ts';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { ToughnessBadge } from '../../../components/ui/badge/toughness-badge.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { Fact, Facts } from '../../../components/ui/card/facts.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { readerTimeZone } from '../../../lib/format/moments.ts';
import { count } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { toDoQuery, todayQuery } from '../../../queries/assignments.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { texts } from '../attempt-texts.ts';
import { describeProblem, LoadedAttempt } from './loaded-attempt.tsx';
import styles from './start-screen.module.css';
import { readStoredAttempt, type AttemptName } from './state/attempt-storage.ts';
import { hasWork } from './state/begin-or-resume.ts';

/** A quiz of the shelf that “Today” offers, which says first what it is. An attempt under way goes on at once. */
export function ShelfAttempt({ name }: { name: AttemptName }) {
  const isUnderWay = useIsUnderWay(name);
  const [hasStarted, setStarted] = useState(isUnderWay);
  return hasStarted ? (
    <LoadedAttempt name={name} timeZone={readerTimeZone()} />
  ) : (
    <ShelfStart name={name} onStart={() => setStarted(true)} />
  );
}

type ShelfStartProps = { name: AttemptName; onStart: () => void };

/** Tells a student how long the quiz is and what the clock does, before it starts. */
function ShelfStart({ name: { quizId, studentId }, onStart }: ShelfStartProps) {
  const query = useQuery(quizQueries.one(quizId));
  const toDo = useQuery(toDoQuery(studentId));
  const title = query.data ? orUntitled(query.data.title) : 'Quiz';
  useDocumentTitle(title);
  const back = <ButtonLink to={paths.studentQuizzes}>Back to Dashboard</ButtonLink>;
  return (
    <PageLayout
      title={title}
      facts={query.data && <ToughnessBadge toughness={query.data.toughness} />}
    >
      <Loaded
        query={query}
        skeleton={<Skeleton label="Loading quiz…" shape="rows" count={5} />}
        error={(error) => describeProblem(error, false)}
      >
        {({ numQuestions }) => {
          const usualSeconds = timeLimitOf(numQuestions);
          const seconds = extendLimit(usualSeconds, toDo.data?.timeFactor ?? 1);
          return (
            <Card as="div">
              <Facts>
                <Fact icon={<ListChecks />}>{count(numQuestions, 'question')}</Fact>
                <Fact icon={<Clock />}>{describeTimeLimit({ seconds, usualSeconds })}</Fact>
                <Fact icon={<Repeat />}>As many attempts as you like</Fact>
                <Fact icon={<Eye />}>You see your result as soon as you hand in.</Fact>
              </Facts>
              <p>{texts.clock}</p>
              <div className={styles.actions}>
                <Button variant="primary" icon={<Play aria-hidden />} onClick={onStart}>
                  Start Quiz
                </Button>
                {back}
              </div>
            </Card>
          );
        }}
      </Loaded>
    </PageLayout>
  );
}

/** Whether this browser has work on the quiz, or the dashboard has seen an open attempt at it. */
function useIsUnderWay(name: AttemptName): boolean {
  const client = useQueryClient();
  const kept = readStoredAttempt(name);
  if (kept !== null && hasWork(kept)) return true;
  const today = client.getQueryData(todayQuery(name.studentId).queryKey)?.today;
  return (today?.openAttempts ?? []).some(
    ({ quizId, assignmentId }) => quizId === name.quizId && assignmentId === null,
  );
}
