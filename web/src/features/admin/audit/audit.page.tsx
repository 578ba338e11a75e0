import { auditActs } from '@study-assistant/contract/school/audit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { PausedSearch } from '../../../components/ui/search/paused-search.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { auditQuery, type AuditFilter, type ReadAuditEntry } from '../../../queries/school.ts';
import { AdminLayout } from '../admin-layout.tsx';
import styles from '../admin.module.css';
import { choiceIn, useSearchFilter, wordsIn } from '../use-search-filter.ts';
import { useWayToDashboard } from '../use-way-to-dashboard.ts';
import { AuditList } from './audit-list.tsx';
import { texts } from './audit-texts.ts';
import { actWords } from './describe-entry.ts';

/** /admin/audit: who did what to whom. */
export function AuditPage() {
  const { params, set } = useSearchFilter();
  const filter: AuditFilter = {
    search: wordsIn(params),
    act: choiceIn(params, 'act', auditActs),
    uid: params.get('uid'),
  };
  const isNarrowed = filter.search.trim() !== '' || filter.act !== null || filter.uid !== null;
  const query = useInfiniteQuery({ ...auditQuery(filter), placeholderData: keepPreviousData });
  const clear = () => set({ search: null, act: null, uid: null });
  return (
    <AdminLayout title={texts.title} subtitle={texts.subtitle} {...useWayToDashboard()}>
      <AuditFilterForm filter={filter} onChange={set} />
      {filter.uid !== null && (
        <p className={styles.buttons}>
          <span className={styles.chosen}>
            Only entries about {nameIn(query.data ?? [], filter.uid)}
          </span>
          <Button onClick={() => set({ uid: null })}>Show those of everybody</Button>
        </p>
      )}
      <Loaded
        query={query}
        skeleton={<Skeleton label={texts.loading} shape="rows" count={8} />}
        error={texts.loadFailed}
      >
        {(entries) => (
          <AuditList
            key={JSON.stringify(filter)}
            entries={entries}
            query={query}
            empty={isNarrowed ? <NothingFound onShowAll={clear} /> : <NothingYet />}
          />
        )}
      </Loaded>
    </AdminLayout>
  );
}

/** Finds the name of an account in the entries. */
function nameIn(entries: readonly ReadAuditEntry[], uid: string): string {
  const target = entries.find((entry) => entry.target.id === uid)?.target.name;
  const actor = entries.find((entry) => entry.actor?.uid === uid)?.actor?.name;
  return target || actor || 'one account';
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      illustration="search"
      title={texts.nothingFound}
      actions={<Button onClick={onShowAll}>Show all entries</Button>}
    >
      {texts.nothingFoundText}
    </EmptyState>
  );
}

function NothingYet() {
  return <EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>;
}

const ALL = 'all';

type AuditFilterFormProps = {
  filter: AuditFilter;
  onChange: (changes: Partial<AuditFilter>) => void;
};

/** Filters the entries by name and by action. */
function AuditFilterForm({ filter, onChange }: AuditFilterFormProps) {
  return (
    <div role="search" aria-label="Audit" className={styles.filter}>
      <PausedSearch
        id="audit-search"
        label="Search by a name"
        words={filter.search}
        onSearch={(search) => onChange({ search })}
      />
      <Field id="audit-act" label="What was done">
        {(control) => (
          <ChoiceSelect
            {...control}
            required={false}
            choices={[ALL, ...auditActs]}
            labelOf={(act) => (act === ALL ? 'Everything' : actWords[act].label)}
            value={filter.act ?? ALL}
            onChange={(act) => onChange({ act: act === ALL ? null : act })}
          />
        )}
      </Field>
    </div>
  );
}
