import type { ReactNode } from 'react';
import styles from './stat-card.module.css';

/** The list that StatCards stand in. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <dl className={styles.grid}>{children}</dl>;
}
