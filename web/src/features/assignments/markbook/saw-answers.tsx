import { Eye } from 'lucide-react';
import styles from './markbook.module.css';

/** The mark of a student who had been shown the answers before she began. */
export function SawAnswers() {
  return (
    <span className={styles.saw}>
      <Eye aria-hidden />
      Saw the answers before
    </span>
  );
}
