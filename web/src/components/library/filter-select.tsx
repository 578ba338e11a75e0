import { ChoiceSelect } from '../ui/field/choice-select.tsx';
import { ALL, type ListFilter } from './use-list-filter.ts';

type FilterSelectProps = {
  filter: ListFilter;
  /** The filter's name in the address. */
  name: string;
  label: string;
  /** For example "All grades". */
  all: string;
  /** Values that occur in the list; the select is hidden when there is nothing to choose. */
  values: readonly string[];
  labelOf?: (value: string) => string;
};

/** Narrows a list to one of the values that occur in it. */
export function FilterSelect({
  filter,
  name,
  label,
  all,
  values,
  labelOf = (value) => value,
}: FilterSelectProps) {
  const chosen = filter.get(name);
  const choices = [...new Set([ALL, ...values, chosen])];
  if (values.length < 2 && chosen === ALL) return null;
  return (
    <ChoiceSelect
      aria-label={label}
      choices={choices}
      labelOf={(value) => (value === ALL ? all : labelOf(value))}
      value={chosen}
      onChange={(value) => filter.set(name, value)}
    />
  );
}
