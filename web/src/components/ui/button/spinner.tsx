import styles from './spinner.module.css';

/** The spinner is decoration; the words beside it say what is going on. */
export function Spinner() {
  return <span aria-hidden className={styles.spinner} />;
}
