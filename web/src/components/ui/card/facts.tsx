import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Short facts on a card, one below the other. */
export function Facts({ children }: { children: ReactNode }) {
  return <ul className={styles.facts}>{children}</ul>;
}

export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span aria-hidden>{icon}</span>
      <span>{children}</span>
    </li>
  );
}
