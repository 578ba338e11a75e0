import { useEffect, useRef, type RefObject } from 'react';

/** A button for more goes with the last page; whoever stood on it goes on from `target`. */
export function useFocusAtEnd(hasMore: boolean, target: RefObject<HTMLElement | null>): void {
  const hadMore = useRef(hasMore);
  useEffect(() => {
    const isOver = hadMore.current && !hasMore;
    hadMore.current = hasMore;
    if (isOver && document.activeElement === document.body) target.current?.focus();
  }, [hasMore, target]);
}
