import { useEffect, useRef } from 'react';

/** Calls back after so many milliseconds, not counting the time it is paused. null: never. */
export function usePausableTimeout(
  milliseconds: number | null,
  isPaused: boolean,
  onEnd: () => void,
): void {
  const remaining = useRef(milliseconds);

  useEffect(() => {
    if (remaining.current === null || isPaused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(onEnd, remaining.current);
    return () => {
      clearTimeout(timer);
      if (remaining.current !== null) remaining.current -= Date.now() - startedAt;
    };
  }, [isPaused, onEnd]);
}
