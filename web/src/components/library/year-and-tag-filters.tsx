import { keysOf } from '../../lib/format/keys-of.ts';
import { FilterSelect } from './filter-select.tsx';
import { yearLabels, yearOf } from './school-year.ts';
import { collectTags } from './tags.tsx';
import type { ListFilter } from './use-list-filter.ts';

type YearAndTagFiltersProps = {
  filter: ListFilter;
  things: readonly { madeAt: string; tags: readonly string[] }[];
};

/** Narrows a list to a school year, and to a tag. */
export function YearAndTagFilters({ filter, things }: YearAndTagFiltersProps) {
  const years = new Set<string>(things.map(({ madeAt }) => yearOf(madeAt)));
  return (
    <>
      <FilterSelect
        {...{ filter, name: 'year', label: 'School year', all: 'All school years' }}
        values={keysOf(yearLabels).filter((year) => years.has(year))}
        labels={yearLabels}
      />
      <FilterSelect
        {...{ filter, name: 'tag', label: 'Tag', all: 'All tags' }}
        values={collectTags(things)}
      />
    </>
  );
}
