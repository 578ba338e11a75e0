import type { StudentQuiz } from '@study-assistant/contract/quizzes';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../../components/loaded.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { NothingFound } from '../../../components/ui/state/nothing-found.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { countFound } from '../../../lib/format/numbers.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { StudentQuizFilterForm } from './student-quiz-filter-form.tsx';
import { everyQuiz, filterQuizzes } from './student-quiz-filter.ts';
import { StudentQuizGroup } from './student-quiz-group.tsx';
import styles from './student-quizzes.module.css';

/** From so many quizzes on, looking through them all is work. */
const MANY_QUIZZES = 7;

/** The Quizzes tab of the student dashboard. */
export function StudentQuizzes() {
  const { uid } = useSignedInUser();
  const query = useQuery(quizQueries.ofStudent(uid));
  return (
    <div className={styles.quizzes}>
      <h2>Quizzes</h2>
      <Loaded
        query={query}
        skeleton={<Skeleton label="Loading quizzes…" shape="cards" count={6} />}
        error="The quizzes could not be loaded."
      >
        {(quizzes) => <QuizList quizzes={quizzes} />}
      </Loaded>
    </div>
  );
}

function QuizList({ quizzes }: { quizzes: readonly StudentQuiz[] }) {
  const [filter, setFilter] = useState(everyQuiz);
  if (quizzes.length === 0) {
    return (
      <EmptyState icon={<ClipboardList />} title="No Quizzes Available" headingLevel={3}>
        Your teachers haven&apos;t created any quizzes yet. Check back soon!
      </EmptyState>
    );
  }
  const isLong = quizzes.length >= MANY_QUIZZES;
  const found = isLong ? filterQuizzes(quizzes, filter) : quizzes;
  return (
    <>
      {isLong && <StudentQuizFilterForm filter={filter} onChange={setFilter} />}
      {isLong && (
        <p role="status" className={styles.found}>
          {countFound(found.length, quizzes.length, `${quizzes.length} quizzes`)}
        </p>
      )}
      {found.length === 0 && (
        <NothingFound noun="quiz" plural="quizzes" onShowAll={() => setFilter(everyQuiz)} />
      )}
      <StudentQuizGroup
        title="For your grade"
        quizzes={found.filter((quiz) => quiz.forYourGrade)}
      />
      <StudentQuizGroup title="Other grades" quizzes={found.filter((quiz) => !quiz.forYourGrade)} />
    </>
  );
}
