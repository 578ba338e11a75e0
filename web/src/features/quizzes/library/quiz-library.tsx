import type { QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { FilterSelect } from '../../../components/library/filter-select.tsx';
import styles from '../../../components/library/library.module.css';
import { yearLabels, yearOf } from '../../../components/library/school-year.ts';
import { collectTags } from '../../../components/library/tags.tsx';
import { ALL, useListFilter } from '../../../components/library/use-list-filter.ts';
import { ShowMore } from '../../../components/lists/show-more.tsx';
import {
  useListPart,
  useRestOfList,
  type PagedQuery,
} from '../../../components/lists/use-list-part.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { ListSearch } from '../../../components/ui/search/list-search.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { NothingFound } from '../../../components/ui/state/nothing-found.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { hasWords } from '../../../lib/format/has-words.ts';
import { keysOf } from '../../../lib/format/keys-of.ts';
import { countFound, countFoundSoFar } from '../../../lib/format/numbers.ts';
import { sharedQuizzesQuery } from '../../../queries/quiz-library.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { listStates, stateLabels, type LibraryQuiz } from './describe-state.ts';
import { QuizTable } from './quiz-table.tsx';

const NAMES = ['whose', 'state', 'subject', 'grade', 'toughness', 'year', 'tag'] as const;
const whoseLabels = { [ALL]: 'My quizzes', shared: 'Shared with colleagues' } as const;

type QuizLibraryProps = {
  /** Called with a quiz to assign to classes. */
  onAssign: (quiz: QuizSummary) => void;
};

/** All quizzes of a teacher, or those that the teachers of the school share. */
export function QuizLibrary({ onAssign }: QuizLibraryProps) {
  const filter = useListFilter(NAMES);
  const { uid } = useSignedInUser();
  const isShared = filter.get('whose') === 'shared';
  const own = useInfiniteQuery({ ...quizQueries.own(uid), enabled: !isShared });
  const shared = useInfiniteQuery({ ...sharedQuizzesQuery, enabled: isShared });
  const query = isShared ? shared : own;
  return (
    <Loaded<LibraryQuiz[]>
      query={query}
      skeleton={<Skeleton label="Loading quizzes…" shape="rows" count={6} />}
      error="The quizzes could not be loaded."
    >
      {(quizzes) => (
        <QuizList
          key={String(isShared)}
          quizzes={quizzes}
          query={query}
          filter={filter}
          onAssign={onAssign}
        />
      )}
    </Loaded>
  );
}

type QuizListProps = QuizLibraryProps & {
  quizzes: readonly LibraryQuiz[];
  query: PagedQuery;
  filter: ReturnType<typeof useListFilter>;
};

function QuizList({ quizzes, query, filter, onAssign }: QuizListProps) {
  const filterOfList = useDeferredValue(filter);
  const found = quizzes.filter((quiz) => isFound(quiz, filterOfList));
  const isLooking = useRestOfList(query, filter.isNarrowed);
  const part = useListPart(query, found.length);
  const isShared = filter.get('whose') === 'shared';
  const isEmpty = quizzes.length === 0 && !query.hasNextPage;
  return (
    <div className={styles.list}>
      <ListSearch
        label="Search quizzes"
        placeholder="Search by title, topic or tag"
        search={filter.words}
        onSearch={filter.setWords}
        found={
          query.hasNextPage
            ? countFoundSoFar(found.length, quizzes.length, 'quizzes', isLooking)
            : countFound(found.length, quizzes.length, `${quizzes.length} quizzes`)
        }
      >
        <QuizFilters quizzes={quizzes} filter={filter} />
      </ListSearch>
      {isEmpty && (
        <EmptyState
          illustration="quiz"
          title={isShared ? 'Nothing is shared yet' : 'No quizzes yet'}
          headingLevel={3}
        >
          {isShared
            ? 'Share a quiz of yours from its menu, and the other teachers of your school can read and duplicate it.'
            : 'Generate a quiz from a document, and it is kept here.'}
        </EmptyState>
      )}
      {found.length > 0 && (
        <QuizTable
          quizzes={found}
          maxRows={part.shown}
          knownTags={collectTags(quizzes.map(({ tags = [] }) => ({ tags })))}
          onAssign={onAssign}
        />
      )}
      {found.length === 0 && !isEmpty && !isLooking && (
        <NothingFound noun="quiz" plural="quizzes" onShowAll={filter.clear} />
      )}
      {!isLooking && (
        <ShowMore part={part} plural="quizzes" error="The quizzes could not be loaded." />
      )}
    </div>
  );
}

function QuizFilters({ quizzes, filter }: Pick<QuizListProps, 'quizzes' | 'filter'>) {
  const ofAll = (value: (quiz: LibraryQuiz) => string | null) =>
    [...new Set(quizzes.flatMap((quiz) => value(quiz) ?? []))].sort((a, b) =>
      a.localeCompare(b, undefined, { numeric: true }),
    );
  const states = new Set<string>(quizzes.flatMap(statesOf));
  const years = new Set<string>(quizzes.map(({ createdAt }) => yearOf(createdAt)));
  const label = (labels: Readonly<Record<string, string>>) => (value: string) =>
    labels[value] ?? value;
  return (
    <div className={styles.filters}>
      <ChoiceSelect
        aria-label="Whose"
        choices={keysOf(whoseLabels)}
        labelOf={(whose) => whoseLabels[whose]}
        value={filter.get('whose') === 'shared' ? 'shared' : ALL}
        onChange={(whose) => filter.set('whose', whose)}
      />
      <FilterSelect
        {...{ filter, name: 'state', label: 'State', all: 'In any state' }}
        values={keysOf(stateLabels).filter((state) => states.has(state))}
        labelOf={label(stateLabels)}
      />
      <FilterSelect
        {...{ filter, name: 'subject', label: 'Subject', all: 'All subjects' }}
        values={ofAll(({ subject }) => subject)}
      />
      <FilterSelect
        {...{ filter, name: 'grade', label: 'Grade', all: 'All grades' }}
        values={ofAll(({ targetGrade }) => targetGrade)}
      />
      <FilterSelect
        {...{ filter, name: 'toughness', label: 'Toughness', all: 'Any toughness' }}
        values={ofAll(({ toughness }) => toughness)}
      />
      <FilterSelect
        {...{ filter, name: 'year', label: 'School year', all: 'All school years' }}
        values={keysOf(yearLabels).filter((year) => years.has(year))}
        labelOf={label(yearLabels)}
      />
      <FilterSelect
        {...{ filter, name: 'tag', label: 'Tag', all: 'All tags' }}
        values={collectTags(quizzes.map(({ tags = [] }) => ({ tags })))}
      />
    </div>
  );
}

function statesOf({ status, given }: LibraryQuiz) {
  return given ? listStates({ status, given }) : [];
}

function isFound(quiz: LibraryQuiz, filter: ReturnType<typeof useListFilter>): boolean {
  const { title, subject, topics, tags = [], teacherName, targetGrade, toughness } = quiz;
  const isOne = (name: string, values: readonly (string | null)[]) =>
    filter.get(name) === ALL || values.includes(filter.get(name));
  return (
    isOne('state', statesOf(quiz)) &&
    isOne('subject', [subject]) &&
    isOne('grade', [targetGrade]) &&
    isOne('toughness', [toughness]) &&
    isOne('year', [yearOf(quiz.createdAt)]) &&
    isOne('tag', tags) &&
    hasWords([title, subject, ...topics, ...tags, teacherName].join(' '), filter.words)
  );
}
