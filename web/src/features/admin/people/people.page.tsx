import { personStatuses } from '@study-assistant/contract/people/people';
import { GRADES } from '@study-assistant/contract/wire/constants';
import { roles } from '@study-assistant/contract/wire/roles';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { adminPaths } from '../../../admin-paths.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { peopleQueries, type PeopleFilter } from '../../../queries/people.ts';
import { AdminLayout } from '../admin-layout.tsx';
import styles from '../admin.module.css';
import { choiceIn, useSearchFilter, wordsIn } from '../use-search-filter.ts';
import { useWayToDashboard } from '../use-way-to-dashboard.ts';
import { PeopleFilterForm } from './people-filter-form.tsx';
import { PeopleList } from './people-list.tsx';
import { texts } from './people-texts.ts';

/** /admin/people: a search over everybody at the school. */
export function PeoplePage() {
  const { params, set } = useSearchFilter();
  const filter: PeopleFilter = {
    search: wordsIn(params),
    role: choiceIn(params, 'role', roles),
    grade: choiceIn(params, 'grade', GRADES),
    status: choiceIn(params, 'status', personStatuses),
  };
  const isNarrowed = Object.values(filter).some((value) => value !== null && value.trim() !== '');
  const query = useInfiniteQuery({
    ...peopleQueries.list(filter),
    placeholderData: keepPreviousData,
  });
  const clear = () => set({ search: null, role: null, grade: null, status: null });
  return (
    <AdminLayout title={texts.title} subtitle={texts.subtitle} {...useWayToDashboard()}>
      <div className={styles.stack}>
        <PeopleFilterForm filter={filter} onChange={set} />
        <p className={styles.note}>{texts.importHint}</p>
      </div>
      <Loaded
        query={query}
        skeleton={<Skeleton label={texts.loading} shape="rows" count={8} />}
        error={texts.loadFailed}
      >
        {(people) => (
          <PeopleList
            key={JSON.stringify(filter)}
            people={people}
            query={query}
            empty={isNarrowed ? <NobodyFound onShowAll={clear} /> : <NobodyYet />}
          />
        )}
      </Loaded>
    </AdminLayout>
  );
}

function NobodyFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      illustration="search"
      title={texts.nobodyFound}
      actions={<Button onClick={onShowAll}>Show everybody</Button>}
    >
      {texts.nobodyFoundText}
    </EmptyState>
  );
}

function NobodyYet() {
  return (
    <EmptyState
      illustration="team"
      title={texts.nobodyTitle}
      actions={<ButtonLink to={adminPaths.invitations}>Invite teachers</ButtonLink>}
    >
      {texts.nobody}
    </EmptyState>
  );
}
