import type { SeveralKey } from '@study-assistant/contract/questions/key-schemas';
import { ChoiceSelect } from '../../components/ui/field/choice-select.tsx';
import { Field } from '../../components/ui/field/field.tsx';

const names: Record<SeveralKey['scoring'], string> = {
  partial: 'A part of the point for each right pick',
  'all-or-nothing': 'The point for exactly the right picks',
};

type SeveralFieldsProps = {
  id: string;
  scoring: SeveralKey['scoring'];
  onChange: (scoring: SeveralKey['scoring']) => void;
};

/** How picks are counted; the options themselves are those of a choice. */
export function SeveralFields({ id, scoring, onChange }: SeveralFieldsProps) {
  return (
    <Field id={id} label="Points" hint="A wrong pick takes a right one away, down to no points.">
      {(control) => (
        <ChoiceSelect
          {...control}
          choices={['partial', 'all-or-nothing']}
          labelOf={(choice) => names[choice]}
          value={scoring}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
