import type { StudentQuiz } from '@study-assistant/contract/quizzes/quizzes';
import type { TimeFactor } from '@study-assistant/contract/quizzes/time-limit';
import { useId } from 'react';
import { StudentQuizCard } from './student-quiz-card.tsx';
import styles from './student-quizzes.module.css';

type StudentQuizGroupProps = {
  title: string;
  quizzes: readonly StudentQuiz[];
  timeFactor: TimeFactor;
};

export function StudentQuizGroup({ title, quizzes, timeFactor }: StudentQuizGroupProps) {
  const titleId = useId();
  if (quizzes.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h3 id={titleId}>{title}</h3>
      <ul className={styles.grid}>
        {quizzes.map((quiz) => (
          <li key={quiz.id}>
            <StudentQuizCard quiz={quiz} timeFactor={timeFactor} />
          </li>
        ))}
      </ul>
    </section>
  );
}
