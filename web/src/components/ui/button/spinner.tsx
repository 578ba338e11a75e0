import styles from './spinner.module.css';

/** Decoration: the words beside it say what is going on. */
export function Spinner() {
  return <span aria-hidden className={styles.spinner} />;
}
