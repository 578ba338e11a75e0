import { useSignedInUser } from '../../../lib/auth/session.ts';
import styles from '../students.module.css';
import { PerformanceView } from './performance-view.tsx';

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
