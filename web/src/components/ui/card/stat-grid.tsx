import type { ReactNode } from 'react';
import styles from './stat-card.module.css';

/** A list of StatCards. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <dl className={styles.grid}>{children}</dl>;
}
