import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLeaveWarning } from './use-leave-warning.ts';

type Way = () => void;

/** Marks our own history entry, as opposed to the router's. */
const MARK = 'unsaved';

/**
 * Asks before unsaved work is left by a button, a link, Back, or by closing the page. A click that
 * leaves is held back, and repeated after the confirmation. The router cannot hold back the
 * browser's Back, so while there are changes an extra history entry with the same address stands
 * before the page.
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

  const handleClick = useEffectEvent((event: MouseEvent) => {
    const exit = exitOf(event);
    if (!exit || !hasUnsaved || isConfirmed.current) return;
    event.preventDefault();
    event.stopPropagation();
    setWay(() => () => exit.click());
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('popstate', () => handleBack(), { signal });
    document.addEventListener('click', (event) => handleClick(event), { signal, capture: true });
    return () => listening.abort();
  }, []);

  return {
    isAsking: way !== null,
    /** Leaves in the given way, after a confirmation if work would be lost. */
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

/** The link or button of the menu that a click would leave by, in this window. */
function exitOf({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLElement | null {
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return null;
  return target.closest<HTMLElement>('a[href^="/"]:not([target]), #menu button:not([role])');
}

function goBack() {
  window.history.back();
}

/** Recognises the entry even after a reload, or when the editor restarts with a newer version. */
function isHeldEntry(state: unknown): boolean {
  return isObject(state) && MARK in state;
}

function isObject(state: unknown): state is object {
  return typeof state === 'object' && state !== null;
}
