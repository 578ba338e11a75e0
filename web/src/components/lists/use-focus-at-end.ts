import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus from a "more" button that disappears with the last page to `target`. */
export function useFocusAtEnd(hasMore: boolean, target: RefObject<HTMLElement | null>): void {
  const hadMore = useRef(hasMore);
  useEffect(() => {
    const isOver = hadMore.current && !hasMore;
    hadMore.current = hasMore;
    if (isOver && document.activeElement === document.body) target.current?.focus();
  }, [hasMore, target]);
}
