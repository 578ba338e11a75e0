import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';

type Way = () => void;

/**
 * Asks before unsaved work is left: by a button of the page, by the browser's Back, or by closing
 * the page. The router cannot hold back the browser's Back, so while there is something to lose an
 * entry of our own, at the same address, stands before the page in the history.
 */
export function useLeaveGuard(hasUnsaved: boolean) {
  const [way, setWay] = useState<Way | null>(null);
  const isHeld = useRef(false);
  const isConfirmed = useRef(false);
  useLeaveWarning(hasUnsaved);

  useEffect(() => {
    if (hasUnsaved && !isHeld.current) hold();
  }, [hasUnsaved]);

  function hold() {
    isHeld.current = true;
    window.history.pushState(window.history.state, '');
  }

  const handleBack = useEffectEvent(() => {
    if (!isHeld.current) return;
    isHeld.current = false;
    if (hasUnsaved && !isConfirmed.current) {
      hold();
      setWay(() => goBack);
    } else {
      goBack();
    }
  });

  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('popstate', () => handleBack(), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return {
    isAsking: way !== null,
    /** Goes this way, after a yes where something would be lost. */
    leaveBy: (next: Way) => {
      if (hasUnsaved) setWay(() => next);
      else next();
    },
    stay: () => setWay(null),
    leave: () => {
      isConfirmed.current = true;
      setWay(null);
      way?.();
    },
  };
}

function goBack() {
  window.history.back();
}
