import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { texts } from './form-texts.ts';

type CategoryChoiceProps = {
  /** The names of the categories. */
  names: readonly string[];
  /** Empty for none. */
  value: string;
  /** The names of the classes that do not have the chosen one. */
  lacking?: readonly string[];
  onChange: (name: string) => void;
};

/** Chooses the category of the markbook that an assignment counts in; nothing where there are none. */
export function CategoryChoice({ names, value, lacking = [], onChange }: CategoryChoiceProps) {
  if (names.length === 0) return null;
  return (
    <Field
      id="assignment-category"
      label="Category"
      hint={value === '' ? texts.uncounted : lacking.length > 0 && texts.lacking(lacking)}
    >
      {(control) => (
        <ChoiceSelect
          {...control}
          required={false}
          choices={['', ...names]}
          labelOf={(name) => name || texts.noCategory}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
