import { Badge } from '../../../components/ui/badge/badge.tsx';
import type { Column } from '../../../components/ui/table/column.ts';
import { DataTable } from '../../../components/ui/table/data-table.tsx';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import styles from '../admin.module.css';
import { NameAndEmail } from '../name-and-email.tsx';
import { texts } from './invitation-texts.ts';
import type { InviteeLine } from './parse-invitees.ts';

const columns: readonly Column<InviteeLine>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ fullName, email }) => (
      <NameAndEmail email={email}>{fullName || <NotAvailable />}</NameAndEmail>
    ),
  },
  { id: 'line', header: 'Line', isNumeric: true, cell: ({ number }) => number },
  {
    id: 'problem',
    header: 'What happens',
    cell: ({ problem, isNameGuessed }) => (
      <span>
        <Badge tone={problem === null ? 'good' : 'bad'}>
          {problem === null ? 'Will be invited' : 'Problem'}
        </Badge>
        {problem !== null && <span className={styles.line}>{problem}</span>}
        {problem === null && isNameGuessed && <span className={styles.line}>{texts.guessed}</span>}
      </span>
    ),
  },
];

/** Showing every line of a whole school's list would make typing slow. */
const MAX_SHOWN = 100;

/** Shows what each line will do, before anything is sent. */
export function LinesPreview({ lines }: { lines: readonly InviteeLine[] }) {
  const more = lines.length - MAX_SHOWN;
  return (
    <>
      <DataTable
        caption="What each line does"
        isCaptionHidden
        columns={columns}
        rows={lines}
        maxRows={MAX_SHOWN}
        rowKey={({ number }) => String(number)}
      />
      {more > 0 && <p className={styles.note}>{texts.moreLines(more)}</p>}
    </>
  );
}
