import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Figures in columns of equal width, each below its name. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

type FactProps = { label: string; className?: string | undefined; children: ReactNode };

export function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
