import { SUBJECTS, type Subject } from '@study-assistant/contract/materials/subjects';
import type { ComponentProps } from 'react';
import { ChoiceSelect } from '../ui/field/choice-select.tsx';

const NONE = '';
const choices = [NONE, ...SUBJECTS] as const;

type SubjectSelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
  value: Subject | null;
  /** The label of the empty choice. */
  noneLabel: string;
  onChange: (subject: Subject | null) => void;
};

export function SubjectSelect({ value, noneLabel, onChange, ...rest }: SubjectSelectProps) {
  return (
    <ChoiceSelect
      {...rest}
      choices={choices}
      labelOf={(choice) => choice || noneLabel}
      value={value ?? NONE}
      onChange={(choice) => onChange(choice === NONE ? null : choice)}
    />
  );
}
