import type { ReactNode } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import tones from '../badge/tone.module.css';
import { Illustration, type IllustrationName } from '../illustration/illustration.tsx';
import styles from './state-message.module.css';

type EmptyStateProps = {
  illustration?: IllustrationName;
  /** Replaces the drawing when there is no room for one. */
  icon?: ReactNode;
  title: string;
  headingLevel?: 2 | 3 | 4;
  children?: ReactNode;
  actions?: ReactNode;
};

/** An empty list: it says what would be here and what to do about it. */
export function EmptyState({
  illustration = 'inbox',
  icon,
  title,
  headingLevel = 2,
  children,
  actions,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.message, tones.brand)}>
      {icon ? (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      ) : (
        <Illustration name={illustration} />
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
