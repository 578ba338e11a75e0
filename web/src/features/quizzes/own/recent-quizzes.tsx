import type { OwnQuizSummary } from '@study-assistant/contract/quizzes';
import { ChevronLeft, ChevronRight, ClipboardList } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { NothingFound } from '../../../components/ui/state/nothing-found.tsx';
import styles from '../quiz-generation.module.css';
import { DeleteQuizDialog } from './delete-quiz-dialog.tsx';
import { OwnQuizFilterForm } from './own-quiz-filter-form.tsx';
import { everyQuiz, filterOwnQuizzes } from './own-quiz-filter.ts';
import { QuizCard } from './quiz-card.tsx';
import { useQuizDeletion } from './use-quiz-deletion.ts';
import { useScrollSteps } from './use-scroll-steps.ts';

/** From so many quizzes on, scrolling to one is work. */
const MANY_QUIZZES = 7;

const SCROLL_STEP_PIXELS = 350;

/** A list that scrolls sideways, newest first. */
export function RecentQuizzes({ quizzes }: { quizzes: readonly OwnQuizSummary[] }) {
  const [filter, setFilter] = useState(everyQuiz);
  const isLong = quizzes.length >= MANY_QUIZZES;
  const shown = isLong ? filterOwnQuizzes(quizzes, filter) : quizzes;
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { asked, ask, cancel, confirm, isDeleting } = useQuizDeletion();
  const { isAtStart, isAtEnd, scrollBack, scrollOn } = useScrollSteps(list, {
    step: SCROLL_STEP_PIXELS,
    itemCount: shown.length,
  });

  return (
    <>
      <div className={styles.header}>
        <h2>Recent quizzes</h2>
        {shown.length > 0 && (
          <div className={styles.steps}>
            <Button
              icon={<ChevronLeft aria-hidden />}
              aria-label="Scroll left"
              aria-controls={listId}
              isDisabled={isAtStart}
              onClick={scrollBack}
            />
            <Button
              icon={<ChevronRight aria-hidden />}
              aria-label="Scroll right"
              aria-controls={listId}
              isDisabled={isAtEnd}
              onClick={scrollOn}
            />
          </div>
        )}
      </div>
      {quizzes.length === 0 && (
        <EmptyState icon={<ClipboardList />} title="No quizzes yet" headingLevel={3}>
          Choose a PDF or Word document above, then Generate. Your quiz appears here, and your
          students find it in their Quizzes.
        </EmptyState>
      )}
      {isLong && (
        <OwnQuizFilterForm
          filter={filter}
          onChange={setFilter}
          found={shown.length}
          total={quizzes.length}
        />
      )}
      {shown.length === 0 && quizzes.length > 0 && (
        <NothingFound noun="quiz" plural="quizzes" onShowAll={() => setFilter(everyQuiz)} />
      )}
      <ul ref={list} id={listId} className={styles.list}>
        {shown.map((quiz) => (
          <li key={quiz.id}>
            <QuizCard quiz={quiz} onDelete={() => ask(quiz)} />
          </li>
        ))}
      </ul>
      {asked && (
        <DeleteQuizDialog
          quiz={asked}
          isDeleting={isDeleting}
          onConfirm={confirm}
          onCancel={cancel}
        />
      )}
    </>
  );
}
