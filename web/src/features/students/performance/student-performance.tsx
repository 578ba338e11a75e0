import { useSignedInUser } from '../../../lib/auth/session.ts';
import { PerformanceView } from './performance-view.tsx';
import styles from '../students.module.css';

/** The Performance tab of the student dashboard. */
export function StudentPerformance() {
  const { uid } = useSignedInUser();
  return (
    <div className={styles.view}>
      <h2>Performance</h2>
      <PerformanceView uid={uid} />
    </div>
  );
}
