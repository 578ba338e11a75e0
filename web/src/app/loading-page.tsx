import { Spinner } from '../components/ui/button/spinner.tsx';
import styles from './loading-page.module.css';

/** While the code of a page is on its way; light, since the sign-in page's first load carries it. */
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
