import { NO_HAND_MARK, type MarkColumn } from '@study-assistant/contract/assignments/mark-columns';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PrintedOn } from '../../../components/layouts/printed-on.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useMediaQuery } from '../../../lib/dom/use-media-query.ts';
import { usePaperAcross } from '../../../lib/dom/use-paper-across.ts';
import { markbookQuery, type Markbook as Book } from '../../../queries/markbooks.ts';
import type { MarkbookRow } from './book-marks.ts';
import { ColumnDeletion } from './column-deletion.tsx';
import { ColumnDialog } from './column-dialog.tsx';
import { CommentDialog } from './comment-dialog.tsx';
import { GradingDialog } from './grading-dialog.tsx';
import { MarkbookFoot, MarkbookHead, MarkbookMenu } from './markbook-head.tsx';
import { MarkbookTable, type MarkPlace } from './markbook-table.tsx';
import { texts } from './markbook-texts.ts';
import styles from './markbook.module.css';
import { sortRows, type MarkbookOrder } from './sort-rows.ts';
import { keyOfCell } from './typed-marks.ts';
import { useCommenting } from './use-commenting.ts';
import { useHandMarks } from './use-hand-marks.ts';

/** Every student of a class against everything that is assigned to it, and the teacher's own columns. */
export function Markbook({ classId }: { classId: string }) {
  const query = useQuery(markbookQuery(classId));
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label={texts.loading} shape="rows" count={8} />}
      error={texts.loadFailed}
    >
      {(book) => <LoadedMarkbook book={book} />}
    </Loaded>
  );
}

/** What is open over the table. */
type Open =
  | { what: 'column'; column: MarkColumn | null }
  | { what: 'deletion'; column: MarkColumn }
  | { what: 'grading' }
  | { what: 'comment'; place: MarkPlace };

function LoadedMarkbook({ book }: { book: Book }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const isReadOnly = book.class.archivedAt !== null;
  const addColumn = () => setOpen({ what: 'column', column: null });
  const isEmpty = book.assignments.length + book.columns.length === 0;

  return (
    <>
      {isEmpty && (
        <EmptyState
          illustration="quiz"
          title={texts.nothing}
          actions={!isReadOnly && <Button onClick={addColumn}>{texts.addColumn}</Button>}
        >
          {texts.nothingText}
        </EmptyState>
      )}
      {!isEmpty && book.rows.length === 0 && (
        <EmptyState illustration="team" title={texts.nobody}>
          {texts.nobodyText}
        </EmptyState>
      )}
      {!isEmpty && book.rows.length > 0 && (
        <FilledMarkbook book={book} isReadOnly={isReadOnly} onOpen={setOpen} />
      )}
      {open?.what === 'column' && <ColumnDialog book={book} column={open.column} onClose={close} />}
      {open?.what === 'deletion' && (
        <ColumnDeletion book={book} column={open.column} onClose={close} />
      )}
      {open?.what === 'grading' && <GradingDialog book={book} onClose={close} />}
    </>
  );
}

type FilledProps = { book: Book; isReadOnly: boolean; onOpen: (open: Open) => void };

function FilledMarkbook({ book, isReadOnly, onOpen }: FilledProps) {
  usePaperAcross();
  const { order, rows, setOrder } = useOrder(book);
  const { typed, unsaved, saveAgain, enter, undo, last } = useHandMarks(book);
  const [commented, setCommented] = useState<MarkPlace | null>(null);
  // A phone begins with marks: what can be done is in a corner of the table.
  const isWide = useMediaQuery('(width >= 640px)');
  const head = {
    ...{ book, rows, isReadOnly, last },
    onUndo: undo,
    onAdd: () => onOpen({ what: 'column', column: null }),
    onGrading: () => onOpen({ what: 'grading' }),
  };

  return (
    <section aria-label="Markbook" className={styles.page}>
      <PrintedOn what="Markbook" />
      {isWide && <MarkbookHead {...head} />}
      <div role="alert" className={styles.alert}>
        {unsaved.length > 0 && (
          <p className={styles.notSaved}>
            <span>
              {texts.unsaved(unsaved.length)} {unsaved[0]?.sentence}
            </span>
            <Button onClick={saveAgain}>Save again</Button>
          </p>
        )}
      </div>
      <MarkbookTable
        caption={`Markbook of ${book.class.name}`}
        book={book}
        rows={rows}
        order={order}
        typed={typed}
        isReadOnly={isReadOnly}
        corner={!isWide && <MarkbookMenu {...head} isWhole />}
        acts={{
          onOrder: setOrder,
          onEnter: (place, points) => enter(place, { points }),
          onUndo: undo,
          onComment: setCommented,
          onEdit: (column) => onOpen({ what: 'column', column }),
          onDelete: (column) => onOpen({ what: 'deletion', column }),
        }}
      />
      <MarkbookFoot book={book} isReadOnly={isReadOnly} />
      {commented && (
        <MarkComment
          book={book}
          place={commented}
          comment={
            typed[keyOfCell({ columnId: commented.columnId, uid: commented.row.studentId })]?.mark
              .comment ?? null
          }
          onEnter={(comment) => enter(commented, { comment })}
          onClose={() => setCommented(null)}
        />
      )}
    </section>
  );
}

/**
 * The rows stay where they are while marks are typed: they are put in order by a click alone. Whoever
 * has joined meanwhile is at the end.
 */
function useOrder(book: Book) {
  const [order, setOrder] = useState<MarkbookOrder>({ by: 'name', isDescending: false });
  const [ids, setIds] = useState(() => sortRows(book, order).map(({ studentId }) => studentId));
  const places = new Map(ids.map((id, at) => [id, at]));
  const placeOf = ({ studentId }: MarkbookRow) => places.get(studentId) ?? ids.length;
  return {
    order,
    rows: book.rows.toSorted((a, b) => placeOf(a) - placeOf(b)),
    setOrder: (next: MarkbookOrder) => {
      setOrder(next);
      setIds(sortRows(book, next).map(({ studentId }) => studentId));
    },
  };
}

type MarkCommentProps = {
  book: Book;
  place: MarkPlace;
  /** What was typed in a column and is not saved yet. */
  comment: string | null;
  onEnter: (comment: string) => void;
  onClose: () => void;
};

function MarkComment({ book, place, comment, onEnter, onClose }: MarkCommentProps) {
  const { columnId, row } = place;
  const column = book.columns.findIndex(({ id }) => id === columnId);
  const given = book.assignments.findIndex(({ id }) => id === columnId);
  const { say, isPending, error } = useCommenting();
  const before =
    comment ??
    (column < 0 ? row.marks[given] : (row.handMarks[column] ?? NO_HAND_MARK))?.comment ??
    '';

  function save(said: string) {
    if (column < 0) {
      const mark = { assignmentId: columnId, classId: book.class.id, uid: row.studentId };
      return say({ mark, said: said.trim(), before, fullName: row.fullName }, onClose);
    }
    onEnter(said.trim());
    onClose();
  }

  return (
    <CommentDialog
      fullName={row.fullName}
      columnName={book.columns[column]?.name ?? book.assignments[given]?.quizTitle ?? ''}
      comment={before}
      isShown={book.showsMarks}
      isBusy={isPending}
      error={error && describeFailure(texts.commentFailed, error)}
      onSave={save}
      onClose={onClose}
    />
  );
}
