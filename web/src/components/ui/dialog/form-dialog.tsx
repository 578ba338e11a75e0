import { useId, type ReactNode, type SubmitEvent, type SyntheticEvent } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import { Button } from '../button/button.tsx';
import { ErrorSummary } from '../field/error-summary.tsx';
import dialogStyles from './confirm-dialog.module.css';
import styles from './form-dialog.module.css';
import { useModal } from './use-modal.ts';

const FIELDS = 'input:checked, input:not([type="radio"], [hidden]), select, textarea';

type FormDialogProps = {
  title: string;
  /** A description below the title. */
  description?: ReactNode;
  /** Makes room for a long form, whose buttons stay in sight. */
  isWide?: boolean;
  children: ReactNode;
  submitLabel: string;
  busyLabel?: string;
  submitVariant?: 'primary' | 'secondary' | 'danger';
  isBusy?: boolean;
  /** Blocks sending while the fields are loading. */
  isDisabled?: boolean;
  /** Why the form was refused. A screen reader hears nothing outside the dialog. */
  error?: string | null;
  onSubmit: () => void;
  onCancel: () => void;
};

/**
 * A modal form that is open while it is rendered. The focus starts on its first field; Escape and
 * Cancel discard the changes, and a click outside does nothing.
 */
export function FormDialog({
  title,
  description,
  isWide = false,
  children,
  submitLabel,
  busyLabel = 'Saving…',
  submitVariant = 'primary',
  isBusy = false,
  isDisabled = false,
  error = null,
  onSubmit,
  onCancel,
}: FormDialogProps) {
  const titleId = useId();
  const dialog = useModal(focusFirstField, onCancel);

  function handleEscape(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy) onCancel();
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!isBusy && !isDisabled) onSubmit();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(dialogStyles.dialog, styles.dialog, isWide && styles.wide)}
      onCancel={handleEscape}
    >
      <form noValidate className={styles.form} onSubmit={handleSubmit}>
        <div>
          <h2 id={titleId} tabIndex={-1} className={dialogStyles.title} dir="auto">
            {title}
          </h2>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        <ErrorSummary errors={error === null ? [] : [{ fieldId: null, message: error }]} />
        {children}
        <div className={classNames(dialogStyles.actions, styles.actions)}>
          <Button isDisabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={submitVariant}
            isBusy={isBusy}
            busyLabel={busyLabel}
            isDisabled={isDisabled}
          >
            {submitLabel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

function focusFirstField(dialog: HTMLDialogElement) {
  const target = dialog.querySelector<HTMLElement>(FIELDS) ?? dialog.querySelector('h2');
  target?.focus();
}
