import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Button } from '../button/button.tsx';
import styles from './confirm-dialog.module.css';

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
 * Open while it is rendered: `{isAsking && <ConfirmDialog … />}`. It opens on Cancel, Escape cancels,
 * a click outside does nothing, and focus goes back to where it was when the dialog is taken away.
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
  const dialog = useRef<HTMLDialogElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);

  const cancelIfClosed = useEffectEvent((event: Event) => {
    if (!(event.currentTarget as HTMLDialogElement).open) onCancel();
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // Browsers close on a second Escape, whatever the first was told.
    const listening = new AbortController();
    element.addEventListener('close', (event) => cancelIfClosed(event), {
      signal: listening.signal,
    });
    const opener = document.activeElement;
    element.showModal();
    cancelButton.current?.focus();
    return () => {
      listening.abort();
      // Before it leaves the document, or the focus would drop to <body>.
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

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
