import { useId, useState, type ReactElement } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import styles from './insights.module.css';

/** So many fit without pushing the rest of the page away. */
const FIRST_ITEMS = 8;

/** A list of which a button shows the rest. */
export function ShortList({ items }: { items: readonly ReactElement[] }) {
  const listId = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (items.length === 0) return null;
  return (
    <>
      <ul id={listId} className={styles.list}>
        {isWhole ? items : items.slice(0, FIRST_ITEMS)}
      </ul>
      {items.length > FIRST_ITEMS && (
        <Button
          variant="quiet"
          aria-expanded={isWhole}
          aria-controls={listId}
          className={styles.more}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? `Show the first ${FIRST_ITEMS}` : `Show all ${items.length}`}
        </Button>
      )}
    </>
  );
}
