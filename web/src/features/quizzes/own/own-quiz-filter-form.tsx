import { ListSearch } from '../../../components/ui/field/list-search.tsx';
import { Select } from '../../../components/ui/field/select.tsx';
import { orderLabels, shownLabels, type OwnQuizFilter } from './own-quiz-filter.ts';
import styles from '../quiz-generation.module.css';

type OwnQuizFilterFormProps = {
  filter: OwnQuizFilter;
  onChange: (filter: OwnQuizFilter) => void;
  found: number;
  total: number;
};

/** Search, choice and order of many quizzes. */
export function OwnQuizFilterForm({ filter, onChange, found, total }: OwnQuizFilterFormProps) {
  return (
    <ListSearch
      label="Search quizzes"
      placeholder="Search by title or grade"
      search={filter.words}
      onSearch={(words) => onChange({ ...filter, words })}
      found={found === total ? `${total} quizzes` : `${found} of ${total} quizzes`}
    >
      <div className={styles.choices}>
        <Select
          aria-label="Show"
          value={filter.shown}
          onChange={(event) =>
            onChange({ ...filter, shown: event.target.value as OwnQuizFilter['shown'] })
          }
        >
          {optionsOf(shownLabels)}
        </Select>
        <Select
          aria-label="Order"
          value={filter.order}
          onChange={(event) =>
            onChange({ ...filter, order: event.target.value as OwnQuizFilter['order'] })
          }
        >
          {optionsOf(orderLabels)}
        </Select>
      </div>
    </ListSearch>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
