import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './button.module.css';
import type { ButtonVariant } from './button.tsx';

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; icon?: ReactNode };

/** A link to another screen that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(styles.button, styles[variant], className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
