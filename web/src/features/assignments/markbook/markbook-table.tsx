import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import { NO_HAND_MARK, type MarkColumn } from '@study-assistant/contract/assignments/mark-columns';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sayDay } from '../../../components/assignments/describe-times.ts';
import { ExtraTimeMark } from '../../../components/assignments/extra-time.tsx';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { paths } from '../../../paths.ts';
import type { Markbook } from '../../../queries/markbooks.ts';
import { AverageCell } from './average-cell.tsx';
import { averageColumn, averageRows, type MarkbookRow } from './book-marks.ts';
import { ColumnMenu } from './column-menu.tsx';
import { showPercent } from './describe-mark.ts';
import { CommentButton, HandCell, type Step } from './hand-cell.tsx';
import { MarkText } from './mark-text.tsx';
import { texts } from './markbook-texts.ts';
import styles from './markbook.module.css';
import { SawAnswersNote } from './saw-answers.tsx';
import { isSameColumn, type MarkbookOrder } from './sort-rows.ts';
import { keyOfCell, type TypedMark } from './typed-marks.ts';

/** A student's mark in a column or at an assignment. */
export type MarkPlace = { columnId: string; row: MarkbookRow };

type MarkbookActs = {
  onOrder: (order: MarkbookOrder) => void;
  onEnter: (place: MarkPlace, points: number | null) => void;
  onUndo: () => void;
  onComment: (place: MarkPlace) => void;
  onEdit: (column: MarkColumn) => void;
  onDelete: (column: MarkColumn) => void;
};

type MarkbookTableProps = {
  caption: string;
  book: Markbook;
  /** The rows of the book in the order in which they are shown. */
  rows: readonly MarkbookRow[];
  order: MarkbookOrder;
  typed: Readonly<Record<string, TypedMark>>;
  isReadOnly: boolean;
  /** Shown in the corner, above the students. */
  corner: ReactNode;
  acts: MarkbookActs;
};

/** The names and titles stay in sight while the table scrolls in both directions. */
export function MarkbookTable(props: MarkbookTableProps) {
  const { caption, book, rows, order, isReadOnly, corner, acts } = props;
  const { assignments, columns, grading } = book;
  const header = { order, onOrder: acts.onOrder };
  const hasSeen = rows.some(({ marks }) => marks.some(({ sawAnswers }) => sawAnswers));
  return (
    <>
      <div className={styles.frame}>
        <div role="region" aria-label={caption} className={styles.scroll}>
          <table className={styles.table}>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                <SortedHeader by="name" label="Student, by last name" above={corner} {...header} />
                <SortedHeader
                  by="average"
                  label={grading.scale.length > 0 ? 'Average, grade' : 'Average'}
                  {...header}
                />
                {columns.map((column) => (
                  <SortedHeader
                    key={column.id}
                    by={{ columnId: column.id }}
                    label={`Sort by ${column.name}`}
                    more={!isReadOnly && <ColumnMenu column={column} acts={acts} />}
                    {...header}
                  >
                    <ColumnTitle column={column} />
                    <CategoryName grading={grading} columnId={column.id} />
                  </SortedHeader>
                ))}
                {assignments.map((one) => (
                  <SortedHeader
                    key={one.id}
                    by={{ columnId: one.id }}
                    label={`Sort by ${one.quizTitle}`}
                    {...header}
                  >
                    <AssignmentTitle assignment={one} />
                    <CategoryName grading={grading} columnId={one.id} />
                  </SortedHeader>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.studentId} row={row} {...props} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Average</th>
                <AverageCell
                  of="the class"
                  average={averageRows(book, rows)}
                  scale={grading.scale}
                />
                {[...columns, ...assignments].map(({ id }) => (
                  <ColumnAverage key={id} percentage={averageColumn(book, rows, id)} />
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
      {hasSeen && <SawAnswersNote />}
    </>
  );
}

function ColumnTitle({ column: { name, date, highest } }: { column: MarkColumn }) {
  return (
    <>
      <span className={styles.title} dir="auto">
        {name}
      </span>
      <span className={styles.due}>
        {sayDay(date, 'UTC')}, of {highest}
      </span>
    </>
  );
}

function AssignmentTitle({
  assignment: { id, quizTitle, settings, timeZone },
}: {
  assignment: Assignment;
}) {
  return (
    <>
      <Link to={paths.assignment(id)} className={styles.title} dir="auto">
        {quizTitle}
      </Link>
      {settings.dueAt !== null && (
        <span className={styles.due}>due {sayDay(settings.dueAt, timeZone)}</span>
      )}
    </>
  );
}

function CategoryName({
  grading: { categories, categoryOf },
  columnId,
}: Pick<Markbook, 'grading'> & { columnId: string }) {
  if (categories.length === 0) return null;
  const category = categories.find(({ id }) => id === categoryOf[columnId]);
  return (
    <span className={styles.category} dir="auto">
      {category?.name ?? texts.notCounted}
    </span>
  );
}

function Row({
  row,
  rows,
  book,
  typed,
  isReadOnly,
  acts,
}: MarkbookTableProps & { row: MarkbookRow }) {
  const { columns, assignments, grading } = book;
  const { fullName, studentId } = row;

  function move(columnId: string, step: Step) {
    const at = rows.indexOf(row);
    const to = columns.findIndex(({ id }) => id === columnId);
    const [rowStep, columnStep] = steps[step];
    const [nextRow, nextColumn] = [rows[at + rowStep], columns[to + columnStep]];
    if (nextRow && nextColumn) document.getElementById(idOf(nextColumn.id, nextRow))?.focus();
  }

  return (
    <tr>
      <th scope="row" dir="auto">
        {fullName}
        <ExtraTimeMark factor={row.timeFactor} />
      </th>
      <AverageCell of={fullName} average={averageRows(book, [row])} scale={grading.scale} />
      {columns.map((column, at) => {
        const place = { columnId: column.id, row };
        return (
          <td key={column.id}>
            <HandCell
              id={idOf(column.id, row)}
              column={column}
              fullName={fullName}
              mark={row.handMarks[at] ?? NO_HAND_MARK}
              typed={typed[keyOfCell({ columnId: column.id, uid: studentId })]}
              isReadOnly={isReadOnly}
              onEnter={(points) => acts.onEnter(place, points)}
              onMove={(step) => move(column.id, step)}
              onUndo={acts.onUndo}
              onComment={() => acts.onComment(place)}
            />
          </td>
        );
      })}
      {row.marks.map((mark, at) => {
        const { id = '', quizTitle = '', quizId = '', markedBy } = assignments[at] ?? {};
        return (
          <td key={id}>
            <span className={styles.entry}>
              <span>
                <MarkText {...{ mark, quizId, markedBy }} of={`${fullName} in ${quizTitle}`} />
              </span>
              {mark.state !== 'not-given' && (!isReadOnly || mark.comment !== '') && (
                <CommentButton
                  fullName={fullName}
                  column={{ name: quizTitle }}
                  mark={mark}
                  onComment={() => acts.onComment({ columnId: id, row })}
                />
              )}
            </span>
          </td>
        );
      })}
    </tr>
  );
}

const steps: Record<Step, readonly [row: number, column: number]> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

function idOf(columnId: string, { studentId }: MarkbookRow): string {
  return `mark-${columnId}-${studentId}`;
}

function ColumnAverage({ percentage }: { percentage: number | null }) {
  return (
    <td className={styles.average}>
      {percentage === null ? <NotAvailable /> : showPercent(percentage)}
    </td>
  );
}

type SortedHeaderProps = {
  by: MarkbookOrder['by'];
  label: string;
  order: MarkbookOrder;
  onOrder: (order: MarkbookOrder) => void;
  /** Shown above everything else. */
  above?: ReactNode;
  /** Shown above the button, which is then only an icon. */
  children?: ReactNode;
  /** Shown beside the button. */
  more?: ReactNode;
};

function SortedHeader({ by, label, order, onOrder, above, children, more }: SortedHeaderProps) {
  const isSorted = isSameColumn(order.by, by);
  const direction = order.isDescending ? 'descending' : 'ascending';
  // Marks are sorted from the best down, names from A on.
  const next = isSorted ? !order.isDescending : by !== 'name';
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'}>
      <div className={styles.header}>
        {above}
        {children ?? <span className="print-only">{label}</span>}
        <span className={styles.headerActs}>
          <button
            type="button"
            className={styles.sort}
            aria-label={children ? label : undefined}
            onClick={() => onOrder({ by, isDescending: next })}
          >
            {!children && <span>{label}</span>}
            <SortSign direction={isSorted ? direction : null} />
          </button>
          {more}
        </span>
      </div>
    </th>
  );
}

function SortSign({ direction }: { direction: 'ascending' | 'descending' | null }) {
  if (direction === null) return <ArrowUpDown aria-hidden />;
  return direction === 'ascending' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />;
}
