import { rosterOutcomes } from '@study-assistant/contract/classes/classes';
import { compareBySurname } from '@study-assistant/contract/people/names';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import type { Column } from '../../../components/ui/table/column.ts';
import { DataTable } from '../../../components/ui/table/data-table.tsx';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import type { PlannedRow } from './planned-rows.ts';
import { outcomeNames, outcomeTones, sayNoMailbox } from './roster-texts.ts';
import styles from './roster.module.css';

const columns: readonly Column<PlannedRow>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ fullName }) => fullName || <NotAvailable />,
    compare: (a, b) => compareBySurname(a.fullName, b.fullName),
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ email, studentNumber }) => (
      <span className={styles.email}>
        {email === '' ? sayNoMailbox(studentNumber) : <bdi dir="ltr">{email}</bdi>}
      </span>
    ),
  },
  { id: 'grade', header: 'Grade', cell: ({ grade }) => grade },
  {
    id: 'outcome',
    header: 'What happens',
    cell: ({ outcome, note, isDone }) => (
      <span>
        <Badge tone={outcomeTones[outcome]}>
          {outcomeNames[outcome][isDone ? 'done' : 'planned']}
        </Badge>
        {note !== null && <span className={styles.note}>{note}</span>}
      </span>
    ),
    compare: (a, b) => rosterOutcomes.indexOf(a.outcome) - rosterOutcomes.indexOf(b.outcome),
  },
];

/** Every row of the list with its outcome; rows that cannot be imported come first. */
export function RosterTable({ rows }: { rows: readonly PlannedRow[] }) {
  return (
    <DataTable
      caption="Students of the list"
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ number }) => String(number)}
      initialSort={{ columnId: 'outcome', direction: 'descending' }}
      pageSize={50}
    />
  );
}
