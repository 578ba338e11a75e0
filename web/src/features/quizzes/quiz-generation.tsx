import { Loaded } from '../../components/loaded.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { QuizOrderForm } from './order/quiz-order-form.tsx';
import { RecentQuizzes } from './own/recent-quizzes.tsx';
import { useOwnQuizzes } from './own/use-own-quizzes.ts';
import styles from './quiz-generation.module.css';
import { texts } from './teacher-quiz-texts.ts';

/** The Quiz Generation tab of the teacher dashboard. */
export function QuizGeneration() {
  const query = useOwnQuizzes();
  return (
    <>
      <QuizOrderForm />
      <section className={styles.recent} aria-label="Recent quizzes">
        {!query.data && <h2 className={styles.header}>Recent quizzes</h2>}
        <Loaded
          query={query}
          skeleton={<Skeleton label={texts.loading} shape="cards" count={3} />}
          error={texts.loadFailed}
        >
          {(quizzes) => <RecentQuizzes quizzes={quizzes} query={query} />}
        </Loaded>
      </section>
    </>
  );
}
