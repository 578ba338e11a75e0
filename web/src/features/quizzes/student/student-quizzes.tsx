import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import type { StudentQuiz } from '@study-assistant/contract/quizzes/quizzes';
import type { TimeFactor } from '@study-assistant/contract/quizzes/time-limit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { ShowMore } from '../../../components/lists/show-more.tsx';
import {
  useListPart,
  useRestOfList,
  type PagedQuery,
} from '../../../components/lists/use-list-part.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { SubjectFilter } from '../../../components/subjects/subject-filter.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { SearchField } from '../../../components/ui/search/search-field.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { NothingFound } from '../../../components/ui/state/nothing-found.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { keysOf } from '../../../lib/format/keys-of.ts';
import { countFound, countFoundSoFar } from '../../../lib/format/numbers.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { StudentQuizCard } from './student-quiz-card.tsx';
import { everyQuiz, filterQuizzes, isNarrowed, type QuizFilter } from './student-quiz-filter.ts';
import styles from './student-quizzes.module.css';

/** From this number on the list gets a search. */
const MANY_QUIZZES = 7;

const LOAD_FAILED = 'The quizzes could not be loaded.';

type StudentQuizzesProps = {
  /** The student's own. */
  timeFactor: TimeFactor;
  /** What her teachers have given her, some of which may be on the shelf too. */
  given: readonly ToDo[];
};

/** The quizzes of the shelf, which every student may take. */
export function StudentQuizzes(own: StudentQuizzesProps) {
  const { uid } = useSignedInUser();
  const query = useInfiniteQuery(quizQueries.ofStudent(uid));
  return (
    <div className={styles.quizzes}>
      <h2>Quizzes</h2>
      <Loaded
        inPieces
        query={query}
        skeleton={<Skeleton label="Loading quizzes…" shape="cards" count={6} />}
        error={LOAD_FAILED}
      >
        {(quizzes) => <QuizList quizzes={quizzes} query={query} own={own} />}
      </Loaded>
    </div>
  );
}

type QuizListProps = {
  quizzes: readonly StudentQuiz[];
  query: PagedQuery;
  own: StudentQuizzesProps;
};

function QuizList({ quizzes, query, own }: QuizListProps) {
  const [filter, setFilter] = useState(everyQuiz);
  const filterOfList = useDeferredValue(filter);
  const isLong = quizzes.length >= MANY_QUIZZES || query.hasNextPage;
  const found = useMemo(
    () => (isLong ? filterQuizzes(quizzes, filterOfList) : quizzes),
    [quizzes, filterOfList, isLong],
  );
  const isLooking = useRestOfList(query, isNarrowed(filter));
  const part = useListPart(query, found.length);
  if (quizzes.length === 0 && !query.hasNextPage) {
    return (
      <EmptyState illustration="quiz" title="No Quizzes Available" headingLevel={3}>
        Your teachers haven&apos;t created any quizzes yet. Check back soon!
      </EmptyState>
    );
  }
  const shown = found.slice(0, part.shown);
  return (
    <>
      {isLong && <StudentQuizFilterForm quizzes={quizzes} filter={filter} onChange={setFilter} />}
      {isLong && (
        <p role="status" className={styles.found}>
          {query.hasNextPage
            ? countFoundSoFar(found.length, quizzes.length, 'quizzes', isLooking)
            : countFound(found.length, quizzes.length, `${quizzes.length} quizzes`)}
        </p>
      )}
      {found.length === 0 && !isLooking && (
        <NothingFound noun="quiz" plural="quizzes" onShowAll={() => setFilter(everyQuiz)} />
      )}
      <StudentQuizGroup
        title="For your grade"
        quizzes={shown.filter((quiz) => quiz.forYourGrade)}
        own={own}
      />
      <StudentQuizGroup
        title="Other grades"
        quizzes={shown.filter((quiz) => !quiz.forYourGrade)}
        own={own}
      />
      {!isLooking && <ShowMore part={part} plural="quizzes" error={LOAD_FAILED} />}
    </>
  );
}

type StudentQuizGroupProps = {
  title: string;
  quizzes: readonly StudentQuiz[];
  own: StudentQuizzesProps;
};

function StudentQuizGroup({ title, quizzes, own }: StudentQuizGroupProps) {
  const titleId = useId();
  if (quizzes.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h3 id={titleId}>{title}</h3>
      <ul className={styles.grid}>
        {quizzes.map((quiz) => (
          <li key={quiz.id}>
            <StudentQuizCard
              quiz={quiz}
              timeFactor={own.timeFactor}
              given={findGiven(own.given, quiz.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The assignment that tells when a quiz is due: the soonest that goes on, or else one that is over. */
function findGiven(given: readonly ToDo[], quizId: string): ToDo | null {
  const ofQuiz = given.filter((one) => one.quizId === quizId && !one.isExcused);
  const isOver = ({ state }: ToDo) => state === 'closed' || state === 'released';
  return ofQuiz.find((one) => !isOver(one)) ?? ofQuiz[0] ?? null;
}

const shownLabels = { all: 'All quizzes', new: 'Not taken yet', taken: 'Taken' } as const;

type StudentQuizFilterFormProps = {
  quizzes: readonly StudentQuiz[];
  filter: QuizFilter;
  onChange: (filter: QuizFilter) => void;
};

function StudentQuizFilterForm({ quizzes, filter, onChange }: StudentQuizFilterFormProps) {
  return (
    <div role="search" className={styles.filter}>
      <SearchField
        id="quiz-search"
        label="Search by title, topic or teacher"
        words={filter.words}
        onSearch={(words) => onChange({ ...filter, words })}
      />
      <Field id="quiz-shown" label="Show">
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={keysOf(shownLabels)}
            labelOf={(shown) => shownLabels[shown]}
            value={filter.shown}
            onChange={(shown) => onChange({ ...filter, shown })}
          />
        )}
      </Field>
      <SubjectFilter
        of={quizzes}
        value={filter.subject}
        onChange={(subject) => onChange({ ...filter, subject })}
      />
    </div>
  );
}
