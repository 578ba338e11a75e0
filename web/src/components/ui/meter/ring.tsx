import { classNames } from '../../../lib/dom/class-names.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';
import tones from '../badge/tone.module.css';
import type { Tone } from '../badge/tone.ts';
import styles from './ring.module.css';

type RingProps = {
  /** 0 to 100. */
  percent: number;
  /** The picture's name, such as "Score", to which the figure is added. */
  label: string;
  /** A word below the figure. */
  caption?: string;
  digits?: number;
  tone?: Tone;
  /** In px. */
  size?: number;
};

const radius = 44;
const circumference = 2 * Math.PI * radius;

/** A share of a whole as a ring with the figure in its middle. */
export function Ring({
  percent,
  label,
  caption,
  digits = 0,
  tone = 'brand',
  size = 160,
}: RingProps) {
  const figure = formatPercent(percent, digits);
  const share = Math.min(100, Math.max(0, percent)) / 100;
  return (
    <div
      role="img"
      aria-label={[`${label}: ${figure}`, caption].filter(Boolean).join(', ')}
      className={classNames(styles.ring, tones[tone])}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 100 100" aria-hidden>
        <circle cx="50" cy="50" r={radius} className={styles.track} />
        {share > 0 && (
          <circle
            cx="50"
            cy="50"
            r={radius}
            className={styles.share}
            strokeDasharray={`${share * circumference} ${circumference}`}
          />
        )}
      </svg>
      <span className={styles.words} style={{ fontSize: size / Math.max(5, figure.length) }}>
        <span className={styles.figure}>{figure}</span>
        {caption && <span className={styles.caption}>{caption}</span>}
      </span>
    </div>
  );
}
