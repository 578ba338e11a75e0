import { Field } from '../field/field.tsx';
import { Input } from '../field/input.tsx';

type SearchFieldProps = {
  id: string;
  label: string;
  words: string;
  onSearch: (words: string) => void;
  maxLength?: number;
};

/** A field that narrows a list by words. */
export function SearchField({ id, label, words, onSearch, maxLength }: SearchFieldProps) {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <Input
          {...control}
          required={false}
          type="search"
          dir="auto"
          maxLength={maxLength}
          value={words}
          onChange={(event) => onSearch(event.target.value)}
        />
      )}
    </Field>
  );
}
