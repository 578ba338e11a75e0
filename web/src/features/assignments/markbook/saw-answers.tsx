import { Eye } from 'lucide-react';
import styles from './markbook.module.css';

const SAW_ANSWERS = 'Saw the answers before';

/** The mark of a student who had been shown the answers before she began. */
export function SawAnswers() {
  return (
    <span className={styles.saw}>
      <Eye aria-hidden />
      {SAW_ANSWERS}
    </span>
  );
}

/** The same beside a mark, where the words would make the row three lines high. */
export function SawAnswersSign() {
  return (
    <span className={styles.sawSign} title={SAW_ANSWERS}>
      <Eye aria-hidden />
      <span className="visually-hidden">{SAW_ANSWERS}</span>
    </span>
  );
}

/** What the sign means, for who has no pointer to rest on it; on paper the sign is a star. */
export function SawAnswersNote() {
  return (
    <p className={styles.sawNote}>
      <Eye aria-hidden />
      <span aria-hidden>* </span>
      {SAW_ANSWERS}
    </p>
  );
}
