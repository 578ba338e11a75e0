import { useId } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';
import tones from '../badge/tone.module.css';
import type { Tone } from '../badge/tone.ts';
import styles from './progress-bar.module.css';

type ProgressBarProps = {
  label: string;
  isLabelHidden?: boolean;
  /** 0 to 100; null while it is unknown. */
  percent: number | null;
  /** Replaces the percentage, for example "Question 3 of 10". */
  valueText?: string;
  isValueHidden?: boolean;
  tone?: Tone;
};

export function ProgressBar({
  label,
  isLabelHidden = false,
  percent,
  valueText,
  isValueHidden = false,
  tone = 'brand',
}: ProgressBarProps) {
  const labelId = useId();
  const words = valueText ?? (percent === null ? '' : formatPercent(percent));
  const hasWords = !isLabelHidden || (!isValueHidden && words !== '');
  return (
    <div className={classNames(styles.progress, tones[tone])}>
      <div className={hasWords ? styles.words : 'visually-hidden'}>
        <span id={labelId} className={isLabelHidden ? 'visually-hidden' : undefined}>
          {label}
        </span>
        {!isValueHidden && (
          <span aria-hidden className={styles.value}>
            {words}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={words || undefined}
        className={styles.track}
      >
        <div
          className={classNames(styles.fill, percent === null && styles.unknown)}
          style={{
            transform: percent === null ? undefined : `translateX(${clamp(percent) - 100}%)`,
          }}
        />
      </div>
    </div>
  );
}

function clamp(percent: number) {
  return Math.min(100, Math.max(0, percent));
}
