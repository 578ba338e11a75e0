import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant;
  /** Shown before the label; with only an aria-label it makes an icon button. */
  icon?: ReactNode;
  isDisabled?: boolean;
  isBusy?: boolean;
  /** The label while the button is busy, such as "Signing in…". */
  busyLabel?: string;
  isFullWidth?: boolean;
};

/**
 * An unavailable button is aria-disabled, not disabled: it keeps the focus and can be found, but a
 * click, which is also what Enter in a form sends, does nothing.
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
