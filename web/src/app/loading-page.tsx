import { Spinner } from '../components/ui/button/spinner.tsx';
import styles from './loading-page.module.css';

/** Shown while a page's code loads. It is small, as the sign-in page's first load has it. */
export function LoadingPage() {
  return (
    <main className={styles.page}>
      <Spinner />
      <p role="status" className="visually-hidden">
        Loading…
      </p>
    </main>
  );
}
