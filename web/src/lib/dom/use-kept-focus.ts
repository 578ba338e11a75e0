import { useEffect, useRef } from 'react';

/**
 * What is done with a button may take it away. Once it is gone, the focus goes to the first link or
 * button of its row, marked data-row, else to the page's heading: never to <body>.
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
    const inRow =
      row.current === null
        ? null
        : document
            .querySelector(`[data-row="${CSS.escape(row.current)}"]`)
            ?.querySelector<HTMLElement>('a[href], button');
    (inRow ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [changed]);
}
