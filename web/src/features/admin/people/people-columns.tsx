import type { Person } from '@study-assistant/contract/people/people';
import type { Column } from '../../../components/ui/table/column.ts';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import styles from '../admin.module.css';
import { NameAndEmail } from '../name-and-email.tsx';
import { describeRole } from './describe-role.ts';
import { StatusBadge } from './status-badge.tsx';

export const peopleColumns: readonly Column<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ fullName, email }) => <NameAndEmail email={email}>{fullName}</NameAndEmail>,
  },
  {
    id: 'role',
    header: 'Role',
    cell: (person) => <span className={styles.short}>{describeRole(person)}</span>,
  },
  {
    id: 'status',
    header: 'Account',
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'since',
    header: 'Here since',
    cell: ({ createdAt }) => (
      <span className={styles.short}>
        <DateText value={createdAt} />
      </span>
    ),
  },
];
