import { useEffect, useRef } from 'react';

/**
 * An action may remove the button that started it. The focus then moves to the first link or button
 * of its row, marked data-row, else to the page's heading.
 *
 * @param changed a value that differs whenever buttons may have come or gone
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
