import { isPublished, type OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { hasWords } from '../../lib/format/has-words.ts';
import { count, countFound, countFoundSoFar } from '../../lib/format/numbers.ts';
import { paths } from '../../paths.ts';
import { quizQueries } from '../../queries/quizzes.ts';
import { ShowMore } from '../lists/show-more.tsx';
import { useListPart, useRestOfList, type PagedQuery } from '../lists/use-list-part.ts';
import { Loaded } from '../loaded.tsx';
import { Badge } from '../ui/badge/badge.tsx';
import { FormDialog } from '../ui/dialog/form-dialog.tsx';
import { ListSearch } from '../ui/search/list-search.tsx';
import { Skeleton } from '../ui/state/skeleton.tsx';
import styles from './choose-quiz-dialog.module.css';

const texts = {
  makeOne: 'Make a new quiz',
  loading: 'Loading your quizzes…',
  loadFailed: 'Your quizzes could not be loaded.',
  none: 'You have no quiz yet. Make one from a PDF or Word document first.',
  search: 'Search your quizzes',
  nothingFound: 'No quiz has these words.',
} as const;

/** From this number on the list gets a search. */
const MANY_QUIZZES = 7;

type ChooseQuizDialogProps = {
  title: string;
  onChoose: (quiz: OwnQuizSummary) => void;
  /** Says why a quiz cannot be chosen here; null where it can. */
  whyNot?: (quiz: OwnQuizSummary) => string | null;
  /** What to know before choosing a quiz that can be chosen; null for nothing. */
  warn?: (quiz: OwnQuizSummary) => string | null;
  onClose: () => void;
};

/** Asks for one of the teacher's quizzes; choosing it goes on at once. */
export function ChooseQuizDialog({
  title,
  onChoose,
  whyNot = () => null,
  warn = () => null,
  onClose,
}: ChooseQuizDialogProps) {
  const { uid } = useSignedInUser();
  const navigate = useNavigate();
  const query = useInfiniteQuery(quizQueries.own(uid));
  return (
    <FormDialog
      title={title}
      submitLabel={texts.makeOne}
      // The quizzes of the list are the way on.
      submitVariant="secondary"
      isWide
      onSubmit={() => void navigate(paths.teacherQuizzes)}
      onCancel={onClose}
    >
      <Loaded
        query={query}
        skeleton={<Skeleton label={texts.loading} shape="rows" count={4} />}
        error={texts.loadFailed}
      >
        {(quizzes) => <QuizList {...{ quizzes, query, onChoose, whyNot, warn }} />}
      </Loaded>
    </FormDialog>
  );
}

type QuizListProps = {
  quizzes: readonly OwnQuizSummary[];
  query: PagedQuery;
  onChoose: (quiz: OwnQuizSummary) => void;
  whyNot: (quiz: OwnQuizSummary) => string | null;
  warn: (quiz: OwnQuizSummary) => string | null;
};

function QuizList({ quizzes, query, onChoose, whyNot, warn }: QuizListProps) {
  const [search, setSearch] = useState('');
  const ready = useMemo(() => quizzes.filter(isWritten), [quizzes]);
  const found = ready.filter((one) => hasWords(`${one.title} ${one.targetGrade}`, search));
  const isLooking = useRestOfList(query, search.trim() !== '');
  const part = useListPart(query, found.length);
  if (ready.length === 0 && !query.hasNextPage) return <p>{texts.none}</p>;
  return (
    <>
      {(ready.length >= MANY_QUIZZES || query.hasNextPage) && (
        <ListSearch
          label={texts.search}
          search={search}
          onSearch={setSearch}
          found={
            query.hasNextPage
              ? countFoundSoFar(found.length, ready.length, 'quizzes', isLooking)
              : countFound(found.length, ready.length, `${ready.length} quizzes`)
          }
        />
      )}
      <ul className={styles.quizzes}>
        {found.slice(0, part.shown).map((quiz) => (
          <li key={quiz.id}>
            <QuizButton
              quiz={quiz}
              reason={whyNot(quiz)}
              warning={warn(quiz)}
              onChoose={() => onChoose(quiz)}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && !isLooking && <p>{texts.nothingFound}</p>}
      {!isLooking && <ShowMore part={part} plural="quizzes" error={texts.loadFailed} />}
    </>
  );
}

type QuizButtonProps = {
  quiz: OwnQuizSummary;
  /** Why it cannot be chosen; null where it can. */
  reason: string | null;
  warning: string | null;
  onChoose: () => void;
};

/** It can be reached even if it cannot be chosen, so that everybody hears the reason. */
function QuizButton({ quiz, reason, warning, onChoose }: QuizButtonProps) {
  const facts = [
    count(quiz.numQuestions, 'question'),
    quiz.targetGrade,
    formatDate(quiz.createdAt),
  ].join(' · ');
  const note = reason ?? warning;
  return (
    <button
      type="button"
      aria-disabled={reason !== null}
      className={styles.quiz}
      onClick={() => {
        if (reason === null) onChoose();
      }}
    >
      <span dir="auto" className={styles.title}>
        {orUntitled(quiz.title)}
      </span>{' '}
      {quiz.status === 'draft' && (
        <Badge tone="warn" icon={<PencilLine aria-hidden />}>
          Draft
        </Badge>
      )}{' '}
      <span className={styles.facts}>{facts}</span>
      {note !== null && <span className={styles.reason}> {note}</span>}
    </button>
  );
}

/** A quiz that is still being written, or could not be, has nothing to ask. */
function isWritten(quiz: OwnQuizSummary): boolean {
  return isPublished(quiz) || quiz.status === 'draft';
}
