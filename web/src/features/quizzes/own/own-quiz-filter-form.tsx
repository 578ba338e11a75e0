import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { ListSearch } from '../../../components/ui/search/list-search.tsx';
import { keysOf } from '../../../lib/format/keys-of.ts';
import { countFound } from '../../../lib/format/numbers.ts';
import styles from '../quiz-generation.module.css';
import { orderLabels, shownLabels, type OwnQuizFilter } from './own-quiz-filter.ts';

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
      found={countFound(found, total, `${total} quizzes`)}
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
