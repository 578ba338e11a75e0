import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../components/ui/state/skeleton.tsx';
import { StudentQuizzes } from '../features/quizzes/student/student-quizzes.tsx';
import { ToDoSection } from '../features/to-do/to-do-section.tsx';
import { useSignedInUser } from '../lib/auth/session.ts';
import { toDoQuery } from '../queries/assignments.ts';
import styles from './student-quizzes-tab.module.css';

const none: readonly ToDo[] = [];

/** The Quizzes tab: what a student has to do, and all other quizzes. */
export function StudentQuizzesTab() {
  const { uid } = useSignedInUser();
  const toDo = useQuery(toDoQuery(uid));
  // Both queries start at once. The quizzes wait until it is known what stands above them, so that
  // none moves away under a finger; a failed query does not hold them up.
  const isKnown = !toDo.isPending || toDo.failureCount > 0;
  return (
    <>
      {!isKnown && <Skeleton label="Loading what there is to do…" shape="cards" />}
      <div hidden={!isKnown}>
        <div className={styles.tab}>
          <ToDoSection />
          <StudentQuizzes
            timeFactor={toDo.data?.timeFactor ?? 1}
            given={toDo.data?.assignments ?? none}
          />
        </div>
      </div>
    </>
  );
}
