import { Info } from 'lucide-react';
import styles from './weak-spots.module.css';

type WeakSpotsProps = { label?: string; sentences: readonly string[] };

/** What is worth a second look at a question, though it can be saved as it is. */
export function WeakSpots({ label = 'Weak spots', sentences }: WeakSpotsProps) {
  if (sentences.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.spots}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Info aria-hidden />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
