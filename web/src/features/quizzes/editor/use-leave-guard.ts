import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLeaveWarning } from '../../../lib/dom/use-leave-warning.ts';

type Way = () => void;

/** Tells our entry from the router's. */
const MARK = 'unsaved';

/**
 * Asks before unsaved work is left: by a button of the page, by the browser's Back, or by closing
 * the page. The router cannot hold back the browser's Back, so while there is something to lose an
 * entry of our own, at the same address, stands before the page in the history.
 */
export function useLeaveGuard(hasUnsaved: boolean) {
  const [way, setWay] = useState<Way | null>(null);
  const isHeld = useRef(isHeldEntry(window.history.state));
  const isConfirmed = useRef(false);
  useLeaveWarning(hasUnsaved);

  useEffect(() => {
    if (hasUnsaved && !isHeld.current) hold();
  }, [hasUnsaved]);

  function hold() {
    isHeld.current = true;
    const state = window.history.state as unknown;
    window.history.pushState({ ...(isObject(state) && state), [MARK]: true }, '');
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

/** Also after a reload, and when the editor starts again with a newer version. */
function isHeldEntry(state: unknown): boolean {
  return isObject(state) && MARK in state;
}

function isObject(state: unknown): state is object {
  return typeof state === 'object' && state !== null;
}
