import { completionStatuses } from '@study-assistant/contract/completion';
import { GRADES } from '@study-assistant/contract/constants';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { Select } from '../../../components/ui/field/select.tsx';
import type { OverviewFilter } from './overview-filter.ts';
import styles from './students-overview.module.css';

type OverviewFilterFormProps = {
  filter: OverviewFilter;
  onChange: (filter: OverviewFilter) => void;
};

export function OverviewFilterForm({ filter, onChange }: OverviewFilterFormProps) {
  return (
    <div role="search" aria-label="Students" className={styles.filter}>
      <Field id="student-search" label="Search by name or email">
        {(control) => (
          <Input
            {...control}
            required={false}
            type="search"
            dir="auto"
            value={filter.words}
            onChange={(event) => onChange({ ...filter, words: event.target.value })}
          />
        )}
      </Field>
      <Field id="student-grade" label="Grade">
        {(control) => (
          <Select
            {...control}
            value={filter.grade}
            onChange={({ target }) => onChange({ ...filter, grade: chosen(GRADES, target.value) })}
          >
            <option value="all">All grades</option>
            {GRADES.map((grade) => (
              <option key={grade} value={grade}>
                Grade {grade}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="student-status" label="Status">
        {(control) => (
          <Select
            {...control}
            value={filter.status}
            onChange={({ target }) =>
              onChange({ ...filter, status: chosen(completionStatuses, target.value) })
            }
          >
            <option value="all">All statuses</option>
            {completionStatuses.map((status) => (
              <option key={status}>{status}</option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

function chosen<Choice extends string>(choices: readonly Choice[], value: string): Choice | 'all' {
  return choices.find((choice) => choice === value) ?? 'all';
}
