import { UNTIMED, type TimeFactor } from '@study-assistant/contract/quizzes/time-limit';
import { Clock } from 'lucide-react';
import styles from './extra-time.module.css';

/** The names of the factors of extra time. */
export function nameExtraTime(factor: TimeFactor): string {
  if (factor === UNTIMED) return 'No time limit';
  return factor === 1 ? 'No extra time' : `${(factor - 1) * 100}% more`;
}

/** A student's extra time beside her name, for the teachers who set it; nothing without any. */
export function ExtraTimeMark({ factor }: { factor: TimeFactor }) {
  if (factor === 1) return null;
  return (
    <span className={styles.mark}>
      <Clock aria-hidden /> {factor === UNTIMED ? 'No time limit' : `${nameExtraTime(factor)} time`}
    </span>
  );
}
