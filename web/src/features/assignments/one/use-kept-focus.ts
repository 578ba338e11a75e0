import { useEffect, useRef } from 'react';

/**
 * What a teacher does to an assignment may take away the button that she pressed. Once it is gone,
 * the focus goes to the link of its row, else to the page's heading: never to <body>.
 *
 * @param changed other than before when buttons may have come or gone
 */
export function useKeptFocus(changed: unknown): void {
  const row = useRef<string | null>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    const listening = new AbortController();
    function remember({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return;
      hadFocus.current = true;
      row.current = target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null;
    }
    document.addEventListener('focusin', remember, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    const link =
      row.current === null
        ? null
        : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.current)}"] a`);
    (link ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [changed]);
}
