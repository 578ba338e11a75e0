import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../components/ui/state/skeleton.tsx';
import { PracticeCard } from '../features/practice/practice-card.tsx';
import { StudentQuizzes } from '../features/quizzes/student/student-quizzes.tsx';
import { useSignedInUser } from '../lib/auth/session.ts';
import { practiceQueries } from '../queries/practice.ts';
import styles from './student-quizzes-tab.module.css';

/** The Quizzes tab: what is to be reviewed today, and below it the quizzes. */
export function StudentQuizzesTab() {
  const { uid } = useSignedInUser();
  const { isPending, failureCount } = useQuery(practiceQueries.today(uid));
  // Both are asked for at once. The quizzes show when it is known whether a card stands above them,
  // so that nobody reaches for a quiz that moves away; a fault does not hold them up.
  const isKnown = !isPending || failureCount > 0;
  return (
    <div className={styles.tab}>
      <PracticeCard />
      {!isKnown && <Skeleton label="Loading what is to be reviewed…" shape="cards" />}
      <div hidden={!isKnown}>
        <StudentQuizzes />
      </div>
    </div>
  );
}
