import { useRef } from 'react';
import { PAGE_SIZE } from '../../lib/api/pages.ts';
import { Button } from '../ui/button/button.tsx';
import styles from './show-more.module.css';
import { useFocusAtEnd } from './use-focus-at-end.ts';
import type { ListPart } from './use-list-part.ts';

type ShowMoreProps = {
  part: ListPart;
  /** "quizzes". */
  plural: string;
  /** What to say where more could not be loaded. */
  error: string;
};

/** Stands below a long list: how many are shown, and a way to the others. */
export function ShowMore({ part, plural, error }: ShowMoreProps) {
  const { shown, hasMore, isLoading, hasFailed, showMore } = part;
  const words = useRef<HTMLParagraphElement>(null);
  useFocusAtEnd(hasMore, words);
  if (!hasMore && shown <= PAGE_SIZE) return null;
  return (
    <div className={styles.more}>
      <p ref={words} role="status" tabIndex={-1} className={styles.words}>
        {hasMore ? `${shown} ${plural} shown.` : `All ${shown} ${plural} are shown.`}
      </p>
      {hasMore && (
        <Button isBusy={isLoading} busyLabel="Loading…" onClick={showMore}>
          Show more
        </Button>
      )}
      {hasFailed && <p role="alert">{error}</p>}
    </div>
  );
}
