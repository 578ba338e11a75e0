import type { StudentQuiz } from '@study-assistant/contract/quizzes';
import { useId } from 'react';
import { StudentQuizCard } from './student-quiz-card.tsx';
import styles from './student-quizzes.module.css';

type StudentQuizGroupProps = { title: string; quizzes: readonly StudentQuiz[] };

export function StudentQuizGroup({ title, quizzes }: StudentQuizGroupProps) {
  const titleId = useId();
  if (quizzes.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h3 id={titleId}>{title}</h3>
      <ul className={styles.grid}>
        {quizzes.map((quiz) => (
          <li key={quiz.id}>
            <StudentQuizCard quiz={quiz} />
          </li>
        ))}
      </ul>
    </section>
  );
}
