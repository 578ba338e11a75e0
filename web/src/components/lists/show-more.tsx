import { useRef } from 'react';
import { PAGE_SIZE } from '../../lib/api/pages.ts';
import { Button } from '../ui/button/button.tsx';
import styles from './show-more.module.css';
import { useFocusAtEnd } from './use-focus-at-end.ts';
import type { ListPart } from './use-list-part.ts';

type ShowMoreProps = {
  part: ListPart;
  /** The plural noun, such as "quizzes". */
  plural: string;
  /** The message when loading more has failed. */
  error: string;
};

/** The end of a long list: how many items are shown, and a button for more. */
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
