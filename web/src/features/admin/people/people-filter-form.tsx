import { personStatuses } from '@study-assistant/contract/people/people';
import { GRADES } from '@study-assistant/contract/wire/constants';
import { roles } from '@study-assistant/contract/wire/roles';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { PausedSearch } from '../../../components/ui/search/paused-search.tsx';
import type { PeopleFilter } from '../../../queries/people.ts';
import styles from '../admin.module.css';
import { statusNames } from './people-texts.ts';

const ALL = 'all';
const roleNames = { teacher: 'Teachers', student: 'Students' } as const;

type PeopleFilterFormProps = {
  filter: PeopleFilter;
  onChange: (changes: Partial<PeopleFilter>) => void;
};

/** Filters the people by words, role, grade and status. */
export function PeopleFilterForm({ filter, onChange }: PeopleFilterFormProps) {
  return (
    <div role="search" aria-label="People" className={styles.filter}>
      <PausedSearch
        id="people-search"
        label="Search by name or email"
        words={filter.search}
        onSearch={(search) => onChange({ search })}
      />
      <Field id="people-role" label="Role">
        {(control) => (
          <ChoiceSelect
            {...control}
            required={false}
            choices={[ALL, ...roles]}
            labelOf={(role) => (role === ALL ? 'All roles' : roleNames[role])}
            value={filter.role ?? ALL}
            onChange={(role) => onChange({ role: role === ALL ? null : role })}
          />
        )}
      </Field>
      <Field id="people-grade" label="Grade">
        {(control) => (
          <ChoiceSelect
            {...control}
            required={false}
            choices={[ALL, ...GRADES]}
            labelOf={(grade) => (grade === ALL ? 'All grades' : `Grade ${grade}`)}
            value={filter.grade ?? ALL}
            onChange={(grade) => onChange({ grade: grade === ALL ? null : grade })}
          />
        )}
      </Field>
      <Field id="people-status" label="Account">
        {(control) => (
          <ChoiceSelect
            {...control}
            required={false}
            choices={[ALL, ...personStatuses]}
            labelOf={(status) => (status === ALL ? 'All accounts' : statusNames[status])}
            value={filter.status ?? ALL}
            onChange={(status) => onChange({ status: status === ALL ? null : status })}
          />
        )}
      </Field>
    </div>
  );
}
