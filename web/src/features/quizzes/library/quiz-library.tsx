import type { QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FilterSelect, isLeft, listValues } from '../../../components/library/filter-select.tsx';
import { LibraryList } from '../../../components/library/library-list.tsx';
import { yearOf } from '../../../components/library/school-year.ts';
import { collectTags } from '../../../components/library/tags.tsx';
import {
  ALL,
  useListFilter,
  type ListFilter,
} from '../../../components/library/use-list-filter.ts';
import { YearAndTagFilters } from '../../../components/library/year-and-tag-filters.tsx';
import type { PagedQuery } from '../../../components/lists/use-list-part.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { hasWords } from '../../../lib/format/has-words.ts';
import { keysOf } from '../../../lib/format/keys-of.ts';
import { sharedQuizzesQuery } from '../../../queries/quiz-library.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { listStates, stateLabels, type LibraryQuiz } from '../describe-state.ts';
import { QuizTable } from './quiz-table.tsx';

const NAMES = ['whose', 'state', 'subject', 'grade', 'toughness', 'year', 'tag'] as const;
const LOAD_FAILED = 'The quizzes could not be loaded.';
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
      error={LOAD_FAILED}
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
  filter: ListFilter;
};

function QuizList({ quizzes, query, filter, onAssign }: QuizListProps) {
  const isShared = filter.get('whose') === 'shared';
  return (
    <LibraryList
      {...{ items: quizzes, query, filter, isFound, loadFailed: LOAD_FAILED }}
      {...{ noun: 'quiz', plural: 'quizzes', placeholder: 'Search by title, topic or tag' }}
      filters={<QuizFilters quizzes={quizzes} filter={filter} />}
      empty={
        <EmptyState
          illustration="quiz"
          title={isShared ? 'Nothing is shared yet' : 'No quizzes yet'}
          headingLevel={3}
        >
          {isShared
            ? 'Share a quiz of yours from its menu, and the other teachers of your school can read and duplicate it.'
            : 'Generate a quiz from a document, and it is kept here.'}
        </EmptyState>
      }
    >
      {(found, maxRows) => (
        <QuizTable
          quizzes={found}
          maxRows={maxRows}
          knownTags={collectTags(quizzes.map(({ tags = [] }) => ({ tags })))}
          onAssign={onAssign}
        />
      )}
    </LibraryList>
  );
}

function QuizFilters({ quizzes, filter }: Pick<QuizListProps, 'quizzes' | 'filter'>) {
  const states = new Set<string>(quizzes.flatMap(statesOf));
  return (
    <>
      <ChoiceSelect
        aria-label="Whose"
        choices={keysOf(whoseLabels)}
        labelOf={(whose) => whoseLabels[whose]}
        value={filter.get('whose') === 'shared' ? 'shared' : ALL}
        onChange={(whose) => filter.set('whose', whose)}
      />
      <FilterSelect
        {...{ filter, name: 'state', label: 'State', all: 'All states' }}
        values={keysOf(stateLabels).filter((state) => states.has(state))}
        labels={stateLabels}
      />
      <FilterSelect
        {...{ filter, name: 'subject', label: 'Subject', all: 'All subjects' }}
        values={listValues(quizzes, ({ subject }) => [subject])}
      />
      <FilterSelect
        {...{ filter, name: 'grade', label: 'Grade', all: 'All grades' }}
        values={listValues(quizzes, ({ targetGrade }) => [targetGrade])}
      />
      <FilterSelect
        {...{ filter, name: 'toughness', label: 'Toughness', all: 'Any toughness' }}
        values={listValues(quizzes, ({ toughness }) => [toughness])}
      />
      <YearAndTagFilters
        filter={filter}
        things={quizzes.map(({ createdAt: madeAt, tags = [] }) => ({ madeAt, tags }))}
      />
    </>
  );
}

function statesOf({ status, given }: LibraryQuiz) {
  return given ? listStates({ status, given }) : [];
}

function isFound(quiz: LibraryQuiz, filter: ListFilter): boolean {
  const { title, subject, topics, tags = [], teacherName, targetGrade, toughness } = quiz;
  return (
    isLeft(filter, 'state', statesOf(quiz)) &&
    isLeft(filter, 'subject', [subject]) &&
    isLeft(filter, 'grade', [targetGrade]) &&
    isLeft(filter, 'toughness', [toughness]) &&
    isLeft(filter, 'year', [yearOf(quiz.createdAt)]) &&
    isLeft(filter, 'tag', tags) &&
    hasWords([title, subject, ...topics, ...tags, teacherName].join(' '), filter.words)
  );
}
