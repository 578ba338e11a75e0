import type { Person } from '@study-assistant/contract/people/people';
import type { ReactNode } from 'react';
import { adminPaths } from '../../../admin-paths.ts';
import { ShowMore } from '../../../components/lists/show-more.tsx';
import {
  useListPart,
  useRestOfList,
  type PagedQuery,
} from '../../../components/lists/use-list-part.ts';
import { Card } from '../../../components/ui/card/card.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import type { Column } from '../../../components/ui/table/column.ts';
import { DataTable } from '../../../components/ui/table/data-table.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import styles from '../admin.module.css';
import { NameAndEmail } from '../name-and-email.tsx';
import { FROM_LIST } from '../use-way-to-people.ts';
import { describeRole } from './describe-role.ts';
import { texts } from './people-texts.ts';
import { StatusBadge } from './status-badge.tsx';

type PeopleListProps = {
  people: readonly Person[];
  query: PagedQuery & { isPlaceholderData: boolean };
  /** Shown instead of the table when nobody is found. */
  empty: ReactNode;
};

/**
 * The people found, page by page; each links to her own page. They stand by full name however many they
 * are, since the database knows no surnames and a page cannot be sorted among those that are not here.
 */
export function PeopleList({ people, query, empty }: PeopleListProps) {
  const part = useListPart(query, people.length);
  // Each request searches only part of the school and may find nobody in it.
  const isSearching = useRestOfList(query, people.length === 0);
  // The people below still belong to the previous search.
  const isLooking = isSearching || query.isPlaceholderData;
  const more = <ShowMore part={part} plural="people" error={texts.moreFailed} />;
  if (people.length === 0) {
    if (query.isFetchNextPageError) return more;
    return isLooking ? <Skeleton label={texts.loading} shape="rows" count={8} /> : empty;
  }
  return (
    <Card as="div" className={styles.stack}>
      <p role="status" className={styles.note}>
        {isLooking ? texts.loading : sayFound(people.length, query.hasNextPage)}
      </p>
      <DataTable
        caption="People"
        isCaptionHidden
        columns={peopleColumns}
        rows={people}
        maxRows={part.shown}
        rowKey={({ uid }) => uid}
        linkState={FROM_LIST}
        rowLink={({ uid }) => adminPaths.person(uid)}
      />
      {more}
    </Card>
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
