import { Info } from 'lucide-react';
import styles from './weak-spots.module.css';

/** What is worth a second look at a question, though it can be saved as it is. */
export function WeakSpots({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul aria-label="Weak spots" className={styles.spots}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Info aria-hidden />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
