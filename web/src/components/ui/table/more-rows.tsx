import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/button.tsx';
import styles from './data-table.module.css';

type MoreRowsProps = { shown: number; all: number; onMore: () => void };

/** Below a long table: how much of it is there, and the way to more. */
export function MoreRows({ shown, all, onMore }: MoreRowsProps) {
  const box = useRef<HTMLDivElement>(null);

  /** The first of the new rows takes the focus: the button may be gone after the last of them. */
  function showMore() {
    const body = box.current?.parentElement?.querySelector('tbody');
    flushSync(onMore);
    body?.children[shown]?.querySelector<HTMLElement>('a, button')?.focus();
  }

  return (
    <div ref={box} className={styles.more}>
      <p role="status">
        {shown} of {all} are shown.
      </p>
      <Button onClick={showMore}>Show more</Button>
    </div>
  );
}
