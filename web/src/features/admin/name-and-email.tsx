import type { ReactNode } from 'react';
import { Address } from '../../components/accounts/address.tsx';
import styles from './admin.module.css';

type NameAndEmailProps = {
  /** The name and anything next to it. */
  children: ReactNode;
  email: string;
};

/** The person in a row: the name, and the address below it. */
export function NameAndEmail({ children, email }: NameAndEmailProps) {
  return (
    <>
      <span>{children}</span>{' '}
      <span className={styles.email}>
        <Address email={email} />
      </span>
    </>
  );
}
