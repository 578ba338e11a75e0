import { Illustration } from '../../../components/ui/illustration/illustration.tsx';
import { useMediaQuery } from '../../../lib/dom/use-media-query.ts';
import { SampleCard } from './sample-card.tsx';
import styles from './sample-panel.module.css';

/** A sample of the product, beside the sign-in form or, on a phone, folded up below it. */
export function SamplePanel() {
  const hasRoom = useMediaQuery('(width >= 900px)');
  if (!hasRoom) {
    return (
      <details className={styles.closed}>
        <summary>Try a question made from a lesson</summary>
        <SampleCard />
      </details>
    );
  }
  return (
    <div className={styles.open}>
      <div className={styles.drawing}>
        <Illustration name="desk" />
      </div>
      <h2 className={styles.title}>From your lesson to a question</h2>
      <p className={styles.text}>
        Upload a document. Each question rests on a sentence of it, and says why. Try one:
      </p>
      <SampleCard />
    </div>
  );
}
