import { Field } from '../../ui/field/field.tsx';
import { Input } from '../../ui/field/input.tsx';
import { texts } from './code-texts.ts';

type CodeFieldProps = {
  id: string;
  value: string;
  error: string | null;
  onChange: (code: string) => void;
};

/** Six digits of an app. A phone offers digits, and some browsers the code itself. */
export function CodeField({ id, value, error, onChange }: CodeFieldProps) {
  return (
    <Field id={id} label={texts.code} error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
