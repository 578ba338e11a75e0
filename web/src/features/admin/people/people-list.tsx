import type { Person } from '@study-assistant/contract/people/people';
import { adminPaths } from '../../../admin-paths.ts';
import { Card } from '../../../components/ui/card/card.tsx';
import type { Column } from '../../../components/ui/table/column.ts';
import { DataTable } from '../../../components/ui/table/data-table.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { AdminList, type FoundItems } from '../admin-list.tsx';
import { NameAndEmail } from '../name-and-email.tsx';
import { FROM_LIST } from '../use-way-to-people.ts';
import { describeRole } from './describe-role.ts';
import { texts } from './people-texts.ts';
import { StatusBadge } from './status-badge.tsx';
import styles from '../admin.module.css';

type PeopleListProps = FoundItems & { people: readonly Person[] };

/** The people that were found, page by page; each leads to what is known of her. */
export function PeopleList({ people, query, empty }: PeopleListProps) {
  return (
    <AdminList query={query} empty={empty} found={people.length} plural="people" texts={texts}>
      {({ shown, isLooking, more }) => (
        <Card as="div" className={styles.stack}>
          <p role="status" className={styles.note}>
            {isLooking ? texts.loading : sayFound(people.length, query.hasNextPage)}
          </p>
          <DataTable
            caption="People"
            isCaptionHidden
            columns={peopleColumns}
            rows={people}
            maxRows={shown}
            rowKey={({ uid }) => uid}
            linkState={FROM_LIST}
            rowLink={({ uid }) => adminPaths.person(uid)}
          />
          {more}
        </Card>
      )}
    </AdminList>
  );
}

function sayFound(amount: number, hasMore: boolean): string {
  return hasMore ? `More than ${amount} people` : countPeople(amount);
}

/** "1 person", "24 people". */
function countPeople(amount: number): string {
  return `${amount} ${amount === 1 ? 'person' : 'people'}`;
}

const peopleColumns: readonly Column<Person>[] = [
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
