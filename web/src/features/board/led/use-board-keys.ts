import { useEffect, useRef } from 'react';

/** Also what the clicker of a projector sends. */
const KEYS = new Set([' ', 'ArrowRight', 'PageDown']);
/** What has these keys for itself. */
const OWN_KEYS = 'button, a, input, select, textarea, dialog';

/** Goes on by keyboard wherever nothing else wants the key; null while it may not. */
export function useBoardKeys(goOn: (() => void) | null): void {
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { key, target, repeat, altKey, ctrlKey, metaKey } = event;
      if (repeat || altKey || ctrlKey || metaKey || !KEYS.has(key) || !latest.current) return;
      const isWanted = target instanceof Element && target.closest(OWN_KEYS) !== null;
      if (isWanted && key === ' ') return;
      event.preventDefault();
      latest.current();
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}
