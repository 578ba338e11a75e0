import type { ReactNode } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './badge.module.css';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';

type BadgeProps = { tone?: Tone | 'neutral'; icon?: ReactNode; children: ReactNode };

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tones[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
