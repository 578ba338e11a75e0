import { MAX_ITEM_LENGTH } from '@study-assistant/contract/wire/constants';
import { FieldError } from '../components/ui/field/field.tsx';
import { Textarea } from '../components/ui/field/textarea.tsx';

type TextRowProps = {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

/** A line of text that grows; what is wrong with it stands below its row, under `${id}-error`. */
export function TextRow({ id, label, value, error, onChange }: TextRowProps) {
  return (
    <Textarea
      id={id}
      aria-label={label}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      dir="auto"
      rows={1}
      maxLength={MAX_ITEM_LENGTH}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
    />
  );
}

type RowErrorsProps = { ids: readonly string[]; errorOf: (id: string) => string | undefined };

/** What is wrong with the lines of a row. */
export function RowErrors({ ids, errorOf }: RowErrorsProps) {
  return ids.map((id) => {
    const error = errorOf(id);
    return error === undefined ? null : (
      <FieldError key={id} id={`${id}-error`}>
        {error}
      </FieldError>
    );
  });
}
