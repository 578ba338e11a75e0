import type { ReactNode } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import tones from '../badge/tone.module.css';
import type { Tone } from '../badge/tone.ts';
import styles from './stat-card.module.css';

type StatCardProps = {
  label: string;
  value: ReactNode;
  icon?: ReactNode;
  hint?: ReactNode;
  tone?: Tone | 'neutral';
};

/** One figure and its name, inside a StatGrid. */
export function StatCard({ label, value, icon, hint, tone = 'brand' }: StatCardProps) {
  return (
    <div className={classNames(styles.card, tones[tone])}>
      <dt className={styles.label}>
        {icon && (
          <span aria-hidden className={styles.icon}>
            {icon}
          </span>
        )}
        <span>{label}</span>
      </dt>
      <dd className={styles.value}>{value}</dd>
      {hint && <dd className={styles.hint}>{hint}</dd>}
    </div>
  );
}
