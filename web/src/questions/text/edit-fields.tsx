import { MAX_ACCEPTED, MAX_ACCEPTED_LENGTH } from '@study-assistant/contract/wire/constants';
import { Checkbox } from '../../components/ui/field/checkbox.tsx';
import { Field } from '../../components/ui/field/field.tsx';
import { Textarea } from '../../components/ui/field/textarea.tsx';
import type { AcceptedTexts } from '../edited-texts.ts';
import styles from '../questions.module.css';

type TextFieldsProps = {
  idOf: (name: string) => string;
  texts: AcceptedTexts;
  errorOf: (fieldId: string) => string | undefined;
  onChange: (texts: AcceptedTexts) => void;
};

/** The answers that are right of themselves; the teacher marks every other. */
export function TextFields({ idOf, texts, errorOf, onChange }: TextFieldsProps) {
  return (
    <div className={styles.fields}>
      <Field
        id={idOf('accepted')}
        label="Accepted answers, one a line"
        hint="These get the point at once. Every other answer waits for you to mark it."
        error={errorOf(idOf('accepted'))}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            dir="auto"
            maxLength={MAX_ACCEPTED * (MAX_ACCEPTED_LENGTH + 1)}
            value={texts.accepted}
            onChange={(event) => onChange({ ...texts, accepted: event.target.value })}
          />
        )}
      </Field>
      <Checkbox
        label="Capitals have to be right"
        checked={texts.matchCase}
        onChange={(event) => onChange({ ...texts, matchCase: event.target.checked })}
      />
    </div>
  );
}
