import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { Loaded } from '../../components/loaded.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { QuizOrderForm } from './order/quiz-order-form.tsx';
import { RecentQuizzes } from './own/recent-quizzes.tsx';
import { useOwnQuizzes } from './own/use-own-quizzes.ts';
import styles from './quiz-generation.module.css';
import { texts } from './teacher-quiz-texts.ts';

type QuizGenerationProps = {
  /** What is to happen with a quiz that is to be given to classes. */
  onAssign: (quiz: OwnQuizSummary) => void;
};

/** The Quiz Generation tab of the teacher dashboard. */
export function QuizGeneration({ onAssign }: QuizGenerationProps) {
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
          {(quizzes) => <RecentQuizzes quizzes={quizzes} query={query} onAssign={onAssign} />}
        </Loaded>
      </section>
    </>
  );
}
