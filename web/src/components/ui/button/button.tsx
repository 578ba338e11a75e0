import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant;
  /** Stands before the words; alone with an aria-label it makes an icon button. */
  icon?: ReactNode;
  isDisabled?: boolean;
  isBusy?: boolean;
  /** What the button says while it is busy, such as "Signing in…". */
  busyLabel?: string;
  isFullWidth?: boolean;
};

/**
 * Unavailable means aria-disabled, not disabled: the button keeps its focus and can be found, and
 * its click, which is also what Enter in a form sends, does nothing.
 */
export function Button({
  variant = 'secondary',
  icon,
  isDisabled = false,
  isBusy = false,
  busyLabel,
  isFullWidth = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isInactive = isDisabled || isBusy;
  const words = isBusy ? (busyLabel ?? children) : children;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isInactive) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isInactive || undefined}
      className={classNames(
        styles.button,
        styles[variant],
        isDisabled && styles.disabled,
        isBusy && styles.busy,
        isFullWidth && styles.fullWidth,
        words === undefined && styles.iconOnly,
        className,
      )}
      onClick={handleClick}
    >
      {isBusy ? <Spinner /> : icon}
      {words !== undefined && <span>{words}</span>}
    </button>
  );
}
