import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The browser's clock in ms, updated at an interval, of a minute where nothing runs down. */
export function useNow(everyMs = MINUTE_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
