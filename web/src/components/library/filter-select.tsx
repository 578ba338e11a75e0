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
  /** What values are called; one without a label is called as it is. */
  labels?: Readonly<Record<string, string>>;
};

/** Narrows a list to one of the values that occur in it. */
export function FilterSelect({ filter, name, label, all, values, labels = {} }: FilterSelectProps) {
  const chosen = filter.get(name);
  const choices = [...new Set([ALL, ...values, chosen])];
  if (values.length < 2 && chosen === ALL) return null;
  return (
    <ChoiceSelect
      aria-label={label}
      choices={choices}
      labelOf={(value) => (value === ALL ? all : (labels[value] ?? value))}
      value={chosen}
      onChange={(value) => filter.set(name, value)}
    />
  );
}

/** The values that occur among some things, sorted as people count. */
export function listValues<Item>(
  items: readonly Item[],
  valuesOf: (item: Item) => readonly (string | null)[],
): string[] {
  const values = items.flatMap(valuesOf).filter((value) => value !== null);
  return [...new Set(values)].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
}

/** Whether one filter of a list leaves a thing with these values. */
export function isLeft(
  filter: ListFilter,
  name: string,
  values: readonly (string | null)[],
): boolean {
  return filter.get(name) === ALL || values.includes(filter.get(name));
}
