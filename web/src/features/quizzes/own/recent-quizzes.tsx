import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { ShowMore } from '../../../components/lists/show-more.tsx';
import {
  useListPart,
  useRestOfList,
  type PagedQuery,
} from '../../../components/lists/use-list-part.ts';
import { useUndoableDeletion } from '../../../components/lists/use-undoable-deletion.ts';
import { Button } from '../../../components/ui/button/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { NothingFound } from '../../../components/ui/state/nothing-found.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { countFound, countFoundSoFar } from '../../../lib/format/numbers.ts';
import { deleteQuiz, quizQueries, restoreQuiz } from '../../../queries/quizzes.ts';
import styles from '../quiz-generation.module.css';
import { texts } from '../teacher-quiz-texts.ts';
import { DeleteQuizDialog } from './delete-quiz-dialog.tsx';
import { OwnQuizFilterForm } from './own-quiz-filter-form.tsx';
import { everyQuiz, filterOwnQuizzes, isNarrowed } from './own-quiz-filter.ts';
import { QuizCard } from './quiz-card.tsx';
import { useScrollSteps } from './use-scroll-steps.ts';

/** From so many quizzes on, scrolling to one is work. */
const MANY_QUIZZES = 7;

const SCROLL_STEP_PIXELS = 350;

type RecentQuizzesProps = {
  quizzes: readonly OwnQuizSummary[];
  query: PagedQuery;
  onAssign: (quiz: OwnQuizSummary) => void;
};

/** A list that scrolls sideways, newest first. */
export function RecentQuizzes({ quizzes, query, onAssign }: RecentQuizzesProps) {
  const { uid } = useSignedInUser();
  const [filter, setFilter] = useState(everyQuiz);
  const filterOfList = useDeferredValue(filter);
  const isLong = quizzes.length >= MANY_QUIZZES || query.hasNextPage;
  const found = useMemo(
    () => (isLong ? filterOwnQuizzes(quizzes, filterOfList) : quizzes),
    [quizzes, filterOfList, isLong],
  );
  const isLooking = useRestOfList(query, isNarrowed(filter));
  const part = useListPart(query, found.length);
  const shown = found.slice(0, part.shown);
  const isEmpty = quizzes.length === 0 && !query.hasNextPage;
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { asked, ask, cancel, confirm, isDeleting } = useUndoableDeletion<OwnQuizSummary>({
    queryKey: quizQueries.own(uid).queryKey,
    timeOf: ({ createdAt }) => createdAt,
    remove: deleteQuiz,
    restore: restoreQuiz,
    texts,
  });
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
      {isEmpty && (
        <EmptyState illustration="quiz" title="No quizzes yet" headingLevel={3}>
          Choose a PDF or Word document above, then Generate. Your quiz appears here, and your
          students find it in their Quizzes.
        </EmptyState>
      )}
      {isLong && (
        <OwnQuizFilterForm
          filter={filter}
          onChange={setFilter}
          found={
            query.hasNextPage
              ? countFoundSoFar(found.length, quizzes.length, 'quizzes', isLooking)
              : countFound(found.length, quizzes.length, `${quizzes.length} quizzes`)
          }
        />
      )}
      {found.length === 0 && !isEmpty && !isLooking && (
        <NothingFound noun="quiz" plural="quizzes" onShowAll={() => setFilter(everyQuiz)} />
      )}
      <ul ref={list} id={listId} className={styles.list}>
        {shown.map((quiz) => (
          <li key={quiz.id}>
            <QuizCard quiz={quiz} onAssign={onAssign} onDelete={ask} />
          </li>
        ))}
      </ul>
      {!isLooking && <ShowMore part={part} plural="quizzes" error={texts.loadFailed} />}
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
