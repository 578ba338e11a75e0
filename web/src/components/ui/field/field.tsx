import type { ReactNode } from 'react';
import { Icon } from '../text/icon.tsx';
import styles from './field.module.css';

/** The props that a Field passes to its control: `<Input {...control} />`. */
type FieldControl = {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  /** The control's id; an ErrorSummary links to it. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  isOptional?: boolean;
  children: (control: FieldControl) => ReactNode;
};

/** The label, hint and error of one control. The form is noValidate, since we word the errors. */
export function Field({ id, label, hint, error, isOptional = false, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id,
        required: !isOptional,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      {hintId && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
