import type { Toughness } from '@study-assistant/contract/quizzes/quizzes';
import { Timer } from 'lucide-react';
import { ToughnessBadge } from '../../../components/ui/badge/toughness-badge.tsx';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import { formatClock } from '../../../lib/format/durations.ts';
import styles from './attempt-header.module.css';

type AttemptHeaderProps = {
  title: string;
  toughness: Toughness;
  /** Seconds; null without a limit, and after the quiz is handed in. */
  remaining: number | null;
  /** A remark about the time. */
  note: string | null;
  index: number;
  total: number;
};

/** Fits up to 99 minutes; three digits are rare and shrink only once. */
const WIDEST_CLOCK = '00:00';

export function AttemptHeader(props: AttemptHeaderProps) {
  const { title, toughness, remaining, note, index, total } = props;
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <p className={styles.title} dir="auto">
          {title}
        </p>
        <ToughnessBadge toughness={toughness} />
        {note !== null && <p className={styles.note}>{note}</p>}
        {remaining !== null && (
          <p role="timer" className={classNames(styles.timer, urgency(remaining))}>
            <Timer aria-hidden />
            <span className={styles.time} data-widest={`Time Left: ${WIDEST_CLOCK}`}>
              Time Left: {formatClock(remaining)}
            </span>
          </p>
        )}
      </div>
      <ProgressBar
        label="Progress"
        isLabelHidden
        isValueHidden
        percent={((index + 1) / total) * 100}
        valueText={`Question ${index + 1} of ${total}`}
      />
    </header>
  );
}

function urgency(remaining: number): string | undefined {
  if (remaining <= 10) return styles.last;
  return remaining <= 60 ? styles.soon : undefined;
}
