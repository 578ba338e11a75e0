import { Skeleton } from '../components/ui/skeleton.tsx';
import styles from './loading-page.module.css';

/** While the code of a page is on its way. */
export function LoadingPage() {
  return (
    <main className={styles.page}>
      <Skeleton label="Loading…" shape="rows" />
    </main>
  );
}
