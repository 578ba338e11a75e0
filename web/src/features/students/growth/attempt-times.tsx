import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import { describePace } from '../../../components/attempts/pace-texts.ts';
import { TimeCards } from '../../../components/attempts/time-cards.tsx';
import styles from './selected-attempt.module.css';

export function AttemptTimes({ analytics }: { analytics: AttemptAnalytics }) {
  return (
    <div className={styles.part}>
      <h4>Time</h4>
      <TimeCards analytics={analytics} />
      <p>{describePace(analytics).sentence}</p>
    </div>
  );
}
