import { auditActs } from '@study-assistant/contract/school/audit';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { PausedSearch } from '../../../components/ui/search/paused-search.tsx';
import type { AuditFilter } from '../../../queries/school.ts';
import { actWords } from './describe-entry.ts';
import styles from '../admin.module.css';

const ALL = 'all';

type AuditFilterFormProps = {
  filter: AuditFilter;
  onChange: (changes: Partial<AuditFilter>) => void;
};

/** Narrows the entries down: by names, and by what was done. */
export function AuditFilterForm({ filter, onChange }: AuditFilterFormProps) {
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
