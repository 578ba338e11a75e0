import { PracticeCard } from '../features/practice/practice-card.tsx';
import { StudentQuizzes } from '../features/quizzes/student/student-quizzes.tsx';
import styles from './student-quizzes-tab.module.css';

/** The Quizzes tab: what is to be reviewed today, and below it the quizzes. */
export function StudentQuizzesTab() {
  return (
    <div className={styles.tab}>
      <PracticeCard />
      <StudentQuizzes />
    </div>
  );
}
