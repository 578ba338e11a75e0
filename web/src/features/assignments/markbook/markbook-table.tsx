import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import type { Mark } from '@study-assistant/contract/assignments/markbook';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ExtraTimeMark } from '../../../components/assignments/extra-time.tsx';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { paths } from '../../../paths.ts';
import { sayDay } from '../describe-times.ts';
import { averageMarks } from './average-marks.ts';
import { showPercent } from './describe-mark.ts';
import { MarkText } from './mark-text.tsx';
import styles from './markbook.module.css';
import type { MarkbookOrder, MarkbookRow } from './sort-rows.ts';

type MarkbookTableProps = {
  caption: string;
  assignments: readonly Assignment[];
  rows: readonly MarkbookRow[];
  order: MarkbookOrder;
  onOrder: (order: MarkbookOrder) => void;
};

/** The names and titles stay in sight while the table scrolls in both directions. */
export function MarkbookTable({ caption, assignments, rows, order, onOrder }: MarkbookTableProps) {
  return (
    <div role="region" aria-label={caption} className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <SortedHeader by="name" label="Student" order={order} onOrder={onOrder} />
            <SortedHeader by="average" label="Average" order={order} onOrder={onOrder} />
            {assignments.map((one, at) => (
              <SortedHeader
                key={one.id}
                by={at}
                label={`Sort by ${one.quizTitle}`}
                order={order}
                onOrder={onOrder}
              >
                <Title assignment={one} />
              </SortedHeader>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.studentId} row={row} assignments={assignments} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Average</th>
            <Average marks={rows.flatMap(({ marks }) => marks)} />
            {assignments.map((one, at) => (
              <Average key={one.id} marks={rows.flatMap(({ marks }) => marks[at] ?? [])} />
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Title({ assignment: { id, quizTitle, settings, timeZone } }: { assignment: Assignment }) {
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

function Row({ row, assignments }: { row: MarkbookRow; assignments: readonly Assignment[] }) {
  return (
    <tr>
      <th scope="row" dir="auto">
        {row.fullName}
        <ExtraTimeMark factor={row.timeFactor} />
      </th>
      <Average marks={row.marks} />
      {row.marks.map((mark, at) => (
        <td key={assignments[at]?.id ?? at}>
          <MarkText mark={mark} of={`${row.fullName} in ${assignments[at]?.quizTitle ?? ''}`} />
        </td>
      ))}
    </tr>
  );
}

function Average({ marks }: { marks: readonly Mark[] }) {
  const average = averageMarks(marks);
  return (
    <td className={styles.average}>{average === null ? <NotAvailable /> : showPercent(average)}</td>
  );
}

type SortedHeaderProps = {
  by: MarkbookOrder['by'];
  label: string;
  order: MarkbookOrder;
  onOrder: (order: MarkbookOrder) => void;
  /** Shown above the button, which is then only an icon. */
  children?: ReactNode;
};

function SortedHeader({ by, label, order, onOrder, children }: SortedHeaderProps) {
  const isSorted = order.by === by;
  const direction = order.isDescending ? 'descending' : 'ascending';
  // Marks are sorted from the best down, names from A on.
  const next = isSorted ? !order.isDescending : by !== 'name';
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'}>
      <div className={styles.header}>
        {children ?? <span className="print-only">{label}</span>}
        <button
          type="button"
          className={styles.sort}
          aria-label={children ? label : undefined}
          onClick={() => onOrder({ by, isDescending: next })}
        >
          {!children && <span>{label}</span>}
          <SortSign direction={isSorted ? direction : null} />
        </button>
      </div>
    </th>
  );
}

function SortSign({ direction }: { direction: 'ascending' | 'descending' | null }) {
  if (direction === null) return <ArrowUpDown aria-hidden />;
  return direction === 'ascending' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />;
}
