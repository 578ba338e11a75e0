import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The present moment in ms, renewed whenever a second towards the deadline is over. The deadline is
 * compared with the clock, so a slow or sleeping tab loses nothing. null: stands still.
 */
export function useCountdown(deadline: number | null, onEnd: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (deadline === null) return undefined;
    const until = deadline;
    let timer = setTimeout(tick, untilNextSecond());

    function tick() {
      clearTimeout(timer);
      setNow(Date.now());
      if (Date.now() >= until) end();
      else timer = setTimeout(tick, untilNextSecond());
    }
    function untilNextSecond() {
      const left = until - Date.now();
      return left <= 0 ? 0 : left % 1000 || 1000;
    }

    // Browsers slow down the timers of a tab that is not seen.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline]);

  return now;
}
