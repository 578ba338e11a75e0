import { SUBJECTS } from '@study-assistant/contract/materials/subjects';
import { BANK_LEVELS, BANK_ORDERS } from '@study-assistant/contract/quizzes/question-bank';
import { targetGrades } from '@study-assistant/contract/quizzes/quizzes';
import { FilterSelect } from '../../../components/library/filter-select.tsx';
import { Filters } from '../../../components/library/library-list.tsx';
import { ALL, type ListFilter } from '../../../components/library/use-list-filter.ts';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { PausedSearch } from '../../../components/ui/search/paused-search.tsx';
import { keysOf } from '../../../lib/format/keys-of.ts';
import { countFound } from '../../../lib/format/numbers.ts';
import type { Bank, BankAsked } from '../../../queries/question-bank.ts';
import { kindNames } from '../../../questions/kind-names.ts';
import { bankTexts, levelNames, orderNames } from './bank-texts.ts';
import styles from './bank.module.css';

const whoseNames = { [ALL]: 'My questions', colleagues: 'Shared by colleagues' } as const;

/** The filters in the address, beside the words. */
export const FILTERS = [...['whose', 'topic', 'subject', 'grade', 'kind', 'level', 'tag', 'order']];

/** What an address asks for; a filter that is no known value narrows nothing. */
export function readAsked(filter: ListFilter): BankAsked {
  const named = (name: string) => (filter.get(name) === ALL ? undefined : filter.get(name));
  const asked = {
    whose: filter.get('whose') === 'colleagues' ? ('colleagues' as const) : undefined,
    search: filter.words.trim() || undefined,
    topic: named('topic'),
    tag: named('tag'),
    subject: SUBJECTS.find((one) => one === named('subject')),
    grade: targetGrades.find((one) => one === named('grade')),
    kind: keysOf(kindNames).find((one) => one === named('kind')),
    level: BANK_LEVELS.find((one) => one === named('level')),
    order: BANK_ORDERS.find((one) => one === named('order')),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

type BankFiltersProps = { bank: Bank; filter: ListFilter };

export function BankFilters({ bank, filter }: BankFiltersProps) {
  const { found, all, waiting, topics, tags } = bank;
  const isOwn = filter.get('whose') === ALL;
  const total = `${all} ${all === 1 ? 'question' : 'questions'}`;
  return (
    <div role="search" className={styles.filters}>
      <PausedSearch
        id="bank-search"
        label="Search questions"
        words={filter.words}
        onSearch={filter.setWords}
      />
      <Filters count={filter.count}>
        <ChoiceSelect
          aria-label="Whose"
          choices={keysOf(whoseNames)}
          labelOf={(whose) => whoseNames[whose]}
          value={isOwn ? ALL : 'colleagues'}
          onChange={(whose) => filter.set('whose', whose)}
        />
        <FilterSelect
          {...{ filter, name: 'topic', label: 'Topic', all: 'All topics' }}
          values={topics}
        />
        <FilterSelect
          {...{ filter, name: 'subject', label: 'Subject', all: 'All subjects' }}
          values={SUBJECTS}
        />
        <FilterSelect
          {...{ filter, name: 'grade', label: 'Grade', all: 'All grades' }}
          values={targetGrades}
        />
        <FilterSelect
          {...{ filter, name: 'kind', label: 'Kind', all: 'All kinds' }}
          values={keysOf(kindNames)}
          labels={kindNames}
        />
        {isOwn && (
          <FilterSelect
            {...{ filter, name: 'level', label: 'How hard', all: 'However hard' }}
            values={BANK_LEVELS}
            labels={levelNames}
          />
        )}
        <FilterSelect {...{ filter, name: 'tag', label: 'Tag', all: 'All tags' }} values={tags} />
        {isOwn && (
          <ChoiceSelect
            aria-label="Order"
            choices={BANK_ORDERS}
            labelOf={(order) => orderNames[order]}
            value={BANK_ORDERS.find((one) => one === filter.get('order')) ?? 'newest'}
            onChange={(order) => filter.set('order', order === 'newest' ? ALL : order)}
          />
        )}
      </Filters>
      <p role="status" className={styles.found}>
        {countFound(found, all, total)}
        {waiting > 0 && `. ${waiting} more quizzes are being read…`}
      </p>
      {bank.isFull && <p>{bankTexts.full}</p>}
    </div>
  );
}
