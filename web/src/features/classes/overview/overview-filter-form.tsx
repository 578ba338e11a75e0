import { completionStatuses } from '@study-assistant/contract/attempts/completion';
import { GRADES } from '@study-assistant/contract/wire/constants';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { SearchField } from '../../../components/ui/search/search-field.tsx';
import type { OverviewFilter } from './overview-filter.ts';
import styles from './students-overview.module.css';

/** The field that a filter set from elsewhere moves the focus to. */
export const STATUS_FIELD_ID = 'student-status';

type OverviewFilterFormProps = {
  filter: OverviewFilter;
  onChange: (filter: OverviewFilter) => void;
};

export function OverviewFilterForm({ filter, onChange }: OverviewFilterFormProps) {
  return (
    <div role="search" aria-label="Students" className={styles.filter}>
      <SearchField
        id="student-search"
        label="Search by name or email"
        words={filter.words}
        onSearch={(words) => onChange({ ...filter, words })}
      />
      <Field id="student-grade" label="Grade">
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={['all', ...GRADES]}
            labelOf={(grade) => (grade === 'all' ? 'All grades' : `Grade ${grade}`)}
            value={filter.grade}
            onChange={(grade) => onChange({ ...filter, grade })}
          />
        )}
      </Field>
      <Field id={STATUS_FIELD_ID} label="Status">
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={['all', ...completionStatuses]}
            labelOf={(status) => (status === 'all' ? 'All statuses' : status)}
            value={filter.status}
            onChange={(status) => onChange({ ...filter, status })}
          />
        )}
      </Field>
    </div>
  );
}
