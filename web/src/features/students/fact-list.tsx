import type { ReactNode } from 'react';
import { classNames } from '../../lib/dom/class-names.ts';
import styles from './fact-list.module.css';

type FactListProps = {
  /** In columns of one width, or one after another. */
  layout?: 'columns' | 'row';
  children: ReactNode;
};

/** Figures, each below its name. */
export function FactList({ layout = 'columns', children }: FactListProps) {
  return <dl className={classNames(styles.facts, styles[layout])}>{children}</dl>;
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
