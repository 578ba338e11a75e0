import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { ShowMore } from '../../../components/lists/show-more.tsx';
import {
  useListPart,
  useRestOfList,
  type PagedQuery,
} from '../../../components/lists/use-list-part.ts';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { ListSearch } from '../../../components/ui/search/list-search.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { NothingFound } from '../../../components/ui/state/nothing-found.tsx';
import { keysOf } from '../../../lib/format/keys-of.ts';
import { countFound, countFoundSoFar } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import styles from '../quiz-generation.module.css';
import { texts } from '../teacher-quiz-texts.ts';
import {
  everyQuiz,
  filterOwnQuizzes,
  isNarrowed,
  orderLabels,
  shownLabels,
  type OwnQuizFilter,
} from './own-quiz-filter.ts';
import { QuizCard } from './quiz-card.tsx';
import { useQuizDeletion } from './use-quiz-deletion.tsx';

/** From this number on the list gets a search. */
const MANY_QUIZZES = 7;

const SCROLL_STEP_PIXELS = 350;

type RecentQuizzesProps = {
  quizzes: readonly OwnQuizSummary[];
  query: PagedQuery;
  onAssign: (quiz: OwnQuizSummary) => void;
};

/** A list that scrolls sideways, newest quizzes first. */
export function RecentQuizzes({ quizzes, query, onAssign }: RecentQuizzesProps) {
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
  const deletion = useQuizDeletion();
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
            <ButtonLink to={paths.library} variant="quiet">
              All quizzes
            </ButtonLink>
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
            <QuizCard quiz={quiz} onAssign={onAssign} onDelete={deletion.ask} />
          </li>
        ))}
      </ul>
      {!isLooking && <ShowMore part={part} plural="quizzes" error={texts.loadFailed} />}
      {deletion.dialog}
    </>
  );
}

type Ends = { isAtStart: boolean; isAtEnd: boolean };

/** Scrolls a horizontal list in steps, and tells when it is at an end. */
function useScrollSteps(
  list: RefObject<HTMLElement | null>,
  { step, itemCount }: { step: number; itemCount: number },
) {
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    function measure() {
      if (element) setEnds(endsOf(element));
    }
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
    // New items change the scrolled width, which no observer reports.
  }, [list, itemCount]);

  return {
    ...ends,
    scrollBack: () => list.current?.scrollBy({ left: -step }),
    scrollOn: () => list.current?.scrollBy({ left: step }),
  };
}

/** One pixel of tolerance is needed, because browsers scroll to fractions. */
function endsOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Ends {
  const offset = Math.abs(scrollLeft);
  return { isAtStart: offset <= 1, isAtEnd: offset + clientWidth >= scrollWidth - 1 };
}

type OwnQuizFilterFormProps = {
  filter: OwnQuizFilter;
  onChange: (filter: OwnQuizFilter) => void;
  /** The number of results in words. */
  found: string;
};

/** The search, filter and order of a long list of quizzes. */
function OwnQuizFilterForm({ filter, onChange, found }: OwnQuizFilterFormProps) {
  return (
    <ListSearch
      label="Search quizzes"
      placeholder="Search by title, topic or grade"
      search={filter.words}
      onSearch={(words) => onChange({ ...filter, words })}
      found={found}
    >
      <div className={styles.choices}>
        <ChoiceSelect
          aria-label="Show"
          choices={keysOf(shownLabels)}
          labelOf={(shown) => shownLabels[shown]}
          value={filter.shown}
          onChange={(shown) => onChange({ ...filter, shown })}
        />
        <ChoiceSelect
          aria-label="Order"
          choices={keysOf(orderLabels)}
          labelOf={(order) => orderLabels[order]}
          value={filter.order}
          onChange={(order) => onChange({ ...filter, order })}
        />
      </div>
    </ListSearch>
  );
}
