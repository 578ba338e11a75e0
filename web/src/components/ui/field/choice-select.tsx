import type { ComponentProps } from 'react';
import { Select } from './select.tsx';

type ChoiceSelectProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children'
> & {
  choices: readonly Value[];
  /** The label of a choice; the choice itself by default. */
  labelOf?: (choice: Value) => string;
  value: Value;
  onChange: (value: Value) => void;
};

/** A typed select: its value is always one of the given choices. */
export function ChoiceSelect<Value extends string>({
  choices,
  labelOf = (choice) => choice,
  onChange,
  ...rest
}: ChoiceSelectProps<Value>) {
  function choose(value: string) {
    const chosen = choices.find((choice) => choice === value);
    if (chosen !== undefined) onChange(chosen);
  }

  return (
    <Select {...rest} onChange={(event) => choose(event.target.value)}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {labelOf(choice)}
        </option>
      ))}
    </Select>
  );
}
