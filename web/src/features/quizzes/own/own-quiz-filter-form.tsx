import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { ListSearch } from '../../../components/ui/search/list-search.tsx';
import { keysOf } from '../../../lib/format/keys-of.ts';
import styles from '../quiz-generation.module.css';
import { orderLabels, shownLabels, type OwnQuizFilter } from './own-quiz-filter.ts';

type OwnQuizFilterFormProps = {
  filter: OwnQuizFilter;
  onChange: (filter: OwnQuizFilter) => void;
  /** How much was found. */
  found: string;
};

/** Search, choice and order of many quizzes. */
export function OwnQuizFilterForm({ filter, onChange, found }: OwnQuizFilterFormProps) {
  return (
    <ListSearch
      label="Search quizzes"
      placeholder="Search by title, topic or grade"
      search={filter.words}
      onSearch={(words) => onChange({ ...filter, words })}
      found={found}
    >
      <div className={styles.choices}>
        <ChoiceSelect
          aria-label="Show"
          choices={keysOf(shownLabels)}
          labelOf={(shown) => shownLabels[shown]}
          value={filter.shown}
          onChange={(shown) => onChange({ ...filter, shown })}
        />
        <ChoiceSelect
          aria-label="Order"
          choices={keysOf(orderLabels)}
          labelOf={(order) => orderLabels[order]}
          value={filter.order}
          onChange={(order) => onChange({ ...filter, order })}
        />
      </div>
    </ListSearch>
  );
}
