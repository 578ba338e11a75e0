import type { OwnQuizSummary, QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { Copy, PencilLine, Tags, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from '../../../components/library/library.module.css';
import { TagList, TagsDialog } from '../../../components/library/tags.tsx';
import { SubjectBadge } from '../../../components/subjects/subject-badge.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { MoreMenu } from '../../../components/ui/menu/more-menu.tsx';
import type { Column } from '../../../components/ui/table/column.ts';
import { DataTable } from '../../../components/ui/table/data-table.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { classNames } from '../../../lib/dom/class-names.ts';
import { nameSharedZone } from '../../../lib/format/moments.ts';
import { count } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { describeState, type LibraryQuiz } from '../describe-state.ts';
import { isWritten } from '../is-written.ts';
import { useQuizDeletion } from '../own/use-quiz-deletion.tsx';
import { useDuplicate, useFiling } from './use-filing.ts';

type QuizTableProps = {
  quizzes: readonly LibraryQuiz[];
  /** The most rows to render. */
  maxRows: number;
  /** Tags that occur, which the dialog offers. */
  knownTags: readonly string[];
  onAssign: (quiz: QuizSummary) => void;
};

/** Quizzes as a table with their state in words and what can be done with them. */
export function QuizTable({ quizzes, maxRows, knownTags, onAssign }: QuizTableProps) {
  const { uid } = useSignedInUser();
  const [tagged, setTagged] = useState<OwnQuizSummary | null>(null);
  const zone = nameSharedZone(
    quizzes.flatMap(({ given = [] }) => given.map(({ timeZone }) => timeZone)),
  );
  const filing = useFiling();
  const duplicate = useDuplicate(uid);
  const deletion = useQuizDeletion();

  const columns: Column<LibraryQuiz>[] = [
    {
      id: 'title',
      header: 'Quiz',
      isRowHeader: true,
      cell: QuizName,
      compare: (a, b) => a.title.localeCompare(b.title, undefined, { numeric: true }),
    },
    {
      id: 'state',
      header: 'State',
      cell: (quiz) => (
        <StateOfQuiz quiz={quiz} isOwn={quiz.teacherId === uid} isZoneNamed={zone !== null} />
      ),
      compare: (a, b) => sayState(a).localeCompare(sayState(b)),
    },
    {
      id: 'date',
      header: 'Made',
      cell: ({ createdAt }) => (
        <span className={styles.date}>
          <DateText value={createdAt} />
        </span>
      ),
      compare: (a, b) => a.createdAt.localeCompare(b.createdAt),
    },
    {
      id: 'actions',
      header: 'Actions',
      isActions: true,
      cell: (quiz) => (
        <div>
          <span className={styles.actions}>
            {isWritten(quiz) && (
              <>
                {(quiz.given || quiz.status === 'ready') && (
                  <Button
                    variant="quiet"
                    aria-label={`Assign ${quiz.title}`}
                    onClick={() => onAssign(quiz)}
                  >
                    Assign
                  </Button>
                )}
                {!isOwnQuiz(quiz) && (
                  <Button
                    variant="quiet"
                    icon={<Copy aria-hidden />}
                    aria-label={`Duplicate ${quiz.title}`}
                    isBusy={duplicate.busyId === quiz.id}
                    onClick={() => duplicate.run(quiz.id)}
                  >
                    Duplicate
                  </Button>
                )}
              </>
            )}
            {isOwnQuiz(quiz) && (
              <OwnQuizMenu
                quiz={quiz}
                onDuplicate={() => duplicate.run(quiz.id)}
                onTag={() => setTagged(quiz)}
                onShare={(isShared) => filing.share(quiz, isShared)}
                onDelete={() => deletion.ask(quiz)}
              />
            )}
          </span>
        </div>
      ),
    },
  ];

  return (
    <>
      {zone !== null && <p className={styles.facts}>Times in {zone}.</p>}
      <DataTable
        caption="Quizzes"
        isCaptionHidden
        columns={columns}
        rows={quizzes}
        rowKey={({ id }) => id}
        maxRows={maxRows}
        initialSort={{ columnId: 'date', direction: 'descending' }}
      />
      {deletion.dialog}
      {tagged && (
        <TagsDialog
          name={tagged.title}
          tags={tagged.tags}
          known={knownTags}
          isSaving={filing.isSaving}
          error={filing.error}
          onSave={(tags) => filing.tag(tagged, tags, () => setTagged(null))}
          onCancel={() => {
            filing.forget();
            setTagged(null);
          }}
        />
      )}
    </>
  );
}

type OwnQuizMenuProps = {
  quiz: OwnQuizSummary;
  onDuplicate: () => void;
  onTag: () => void;
  onShare: (isShared: boolean) => void;
  onDelete: () => void;
};

function OwnQuizMenu({ quiz, onDuplicate, onTag, onShare, onDelete }: OwnQuizMenuProps) {
  const { id, title, isShared } = quiz;
  const share = isShared ? 'Stop sharing' : 'Share with colleagues';
  return (
    <MoreMenu label={`More for ${title}`}>
      {(item) => (
        <>
          {isWritten(quiz) && (
            <ButtonLink
              to={paths.quizEdit(id)}
              variant="quiet"
              icon={<PencilLine aria-hidden />}
              aria-label={`Edit ${title}`}
            >
              Edit
            </ButtonLink>
          )}
          {isWritten(quiz) && (
            <Button
              {...item}
              icon={<Copy aria-hidden />}
              aria-label={`Duplicate ${title}`}
              onClick={onDuplicate}
            >
              Duplicate
            </Button>
          )}
          <Button
            {...item}
            icon={<Tags aria-hidden />}
            aria-label={`Tags of ${title}`}
            onClick={onTag}
          >
            Tags
          </Button>
          {isWritten(quiz) && (
            <Button
              {...item}
              icon={<Users aria-hidden />}
              aria-label={`${share}: ${title}`}
              onClick={() => onShare(!isShared)}
            >
              {share}
            </Button>
          )}
          <Button
            {...item}
            icon={<Trash2 aria-hidden />}
            aria-label={`Delete ${title}`}
            className={styles.delete}
            onClick={onDelete}
          >
            Delete
          </Button>
        </>
      )}
    </MoreMenu>
  );
}

function QuizName(quiz: LibraryQuiz) {
  const { id, title, subject, toughness, targetGrade, numQuestions, tags = [] } = quiz;
  return (
    <div className={styles.name}>
      {isWritten(quiz) ? (
        <Link to={paths.quizPreview(id)}>
          <bdi>{title}</bdi>
        </Link>
      ) : (
        <bdi>{title}</bdi>
      )}
      <span className={styles.facts}>
        {toughness} · {targetGrade} · {count(numQuestions, 'question')}
      </span>
      <SubjectBadge subject={subject} />
      <TagList tags={tags} />
    </div>
  );
}

type StateOfQuizProps = { quiz: LibraryQuiz; isOwn: boolean; isZoneNamed: boolean };

function StateOfQuiz({ quiz, isOwn, isZoneNamed }: StateOfQuizProps) {
  if (!isOwnQuiz(quiz)) {
    return <span>{isOwn ? 'Shared by you' : <bdi>Shared by {quiz.teacherName}</bdi>}</span>;
  }
  return (
    <div className={classNames(styles.name, styles.state)}>
      <span>{describeState(quiz, undefined, isZoneNamed)}</span>
      {quiz.isShared && <Badge icon={<Users aria-hidden />}>Shared with colleagues</Badge>}
    </div>
  );
}

function sayState(quiz: LibraryQuiz): string {
  return isOwnQuiz(quiz) ? describeState(quiz) : quiz.teacherName;
}

/** Whether a quiz stands in the list of its own teacher. */
function isOwnQuiz(quiz: LibraryQuiz): quiz is OwnQuizSummary {
  return quiz.given !== undefined;
}
