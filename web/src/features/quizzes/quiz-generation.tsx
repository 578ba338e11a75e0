import { ErrorState } from '../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { QuizOrderForm } from './order/quiz-order-form.tsx';
import { RecentQuizzes } from './own/recent-quizzes.tsx';
import { texts } from './teacher-quiz-texts.ts';
import { useOwnQuizzes } from './own/use-own-quizzes.ts';
import styles from './quiz-generation.module.css';

/** The Quiz Generation tab of the teacher dashboard. */
export function QuizGeneration() {
  const { data: quizzes, isPending, isFetching, refetch } = useOwnQuizzes();
  return (
    <>
      <QuizOrderForm />
      <section className={styles.recent} aria-label="Recent quizzes">
        {quizzes ? (
          <RecentQuizzes quizzes={quizzes} />
        ) : (
          <>
            <h2 className={styles.header}>Recent quizzes</h2>
            {isPending ? (
              <Skeleton label={texts.loading} shape="cards" count={3} />
            ) : (
              <ErrorState
                message={texts.loadFailed}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              />
            )}
          </>
        )}
      </section>
    </>
  );
}
