import type { ReactNode } from 'react';
import styles from './admin.module.css';

type NameAndEmailProps = {
  /** The name, and what is said beside it. */
  children: ReactNode;
  email: string;
};

/** Whom a row is about: a name, and below it the address. */
export function NameAndEmail({ children, email }: NameAndEmailProps) {
  return (
    <>
      <span>{children}</span>{' '}
      <span dir="ltr" className={styles.email}>
        {email}
      </span>
    </>
  );
}
