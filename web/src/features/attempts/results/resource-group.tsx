import { useId, type ReactNode } from 'react';
import styles from './results-resources.module.css';

type ResourceGroupProps = { title: string; children: ReactNode };

export function ResourceGroup({ title, children }: ResourceGroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h3 id={titleId}>{title}</h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
