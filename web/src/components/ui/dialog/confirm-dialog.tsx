import { useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../button/button.tsx';
import styles from './confirm-dialog.module.css';
import { useModal } from './use-modal.ts';

type ConfirmDialogProps = {
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  variant?: 'danger' | 'primary';
  isBusy?: boolean;
  busyLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * Is open while it is rendered: `{isAsking && <ConfirmDialog … />}`. The focus starts on Cancel,
 * Escape cancels, a click outside does nothing, and closing returns the focus to where it was.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  variant = 'danger',
  isBusy = false,
  busyLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const dialog = useModal(() => cancelButton.current?.focus(), onCancel);

  function handleEscape(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy) onCancel();
  }

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      className={styles.dialog}
      onCancel={handleEscape}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {children && (
        <div id={`${id}-text`} className={styles.text}>
          {children}
        </div>
      )}
      <div className={styles.actions}>
        <Button ref={cancelButton} isDisabled={isBusy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button
          variant={variant}
          isBusy={isBusy}
          {...(busyLabel !== undefined && { busyLabel })}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
