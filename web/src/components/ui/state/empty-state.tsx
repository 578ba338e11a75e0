import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import tones from '../badge/tone.module.css';
import styles from './state-message.module.css';

type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  headingLevel?: 2 | 3 | 4;
  children?: ReactNode;
  actions?: ReactNode;
};

/** Nothing here yet: what would be here, and what to do about it. */
export function EmptyState({
  icon = <Inbox />,
  title,
  headingLevel = 2,
  children,
  actions,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.message, tones.brand)}>
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
