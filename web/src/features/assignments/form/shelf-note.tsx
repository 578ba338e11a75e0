import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import { FieldError } from '../../../components/ui/field/field.tsx';
import styles from './assignment-form.module.css';
import { texts } from './form-texts.ts';
import { fieldId, type AssignmentForm } from './use-assignment-form.ts';

/** Held results of a quiz that everybody can take are none: says so, and offers the way out. */
export function ShelfNote({ form: { values, errors, change } }: { form: AssignmentForm }) {
  const errorId = `${fieldId('shelf')}-error`;
  return (
    <div className={styles.note}>
      <p>
        <strong>{texts.shelfTitle}</strong>
      </p>
      <p>{texts.shelfText}</p>
      <Checkbox
        id={fieldId('shelf')}
        label={texts.shelfChoice}
        checked={values.leavesShelf}
        aria-describedby={errors.shelf ? errorId : undefined}
        onChange={(event) => change({ leavesShelf: event.target.checked })}
      />
      {errors.shelf && <FieldError id={errorId}>{errors.shelf}</FieldError>}
    </div>
  );
}
