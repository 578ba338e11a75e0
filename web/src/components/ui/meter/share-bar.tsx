import { classNames } from '../../../lib/dom/class-names.ts';
import tones from '../badge/tone.module.css';
import type { Tone } from '../badge/tone.ts';
import styles from './share-bar.module.css';

type ShareBarProps = { /** 0 to 1. */ share: number; tone?: Tone | 'neutral' };

/** A share as a bar, which is decoration: the number stands beside it in words. */
export function ShareBar({ share, tone = 'brand' }: ShareBarProps) {
  const percent = Math.min(1, Math.max(0, share)) * 100;
  return (
    <span aria-hidden className={classNames(styles.track, tones[tone])}>
      <span className={styles.fill} style={{ width: `${percent}%` }} />
    </span>
  );
}
