import { Eye } from 'lucide-react';
import styles from './markbook.module.css';

export const SAW_ANSWERS = 'Saw the answers before';

/** The mark of a student who had been shown the answers before she began. */
export function SawAnswers() {
  return (
    <span className={styles.saw}>
      <Eye aria-hidden />
      {SAW_ANSWERS}
    </span>
  );
}
