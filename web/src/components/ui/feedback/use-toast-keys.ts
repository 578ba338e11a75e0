import { useEffect, type RefObject } from 'react';
import { closeToast } from './toast-store.ts';

/** The attribute that marks a message's element in the page. */
export const TOAST_ATTRIBUTE = 'data-toast';

/**
 * F6 moves to the newest message and back, and Escape closes the focused one. However a message is
 * left, the focus returns to where it came from.
 */
export function useToastKeys(toaster: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = toaster.current;
    if (!box) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let cameFrom: HTMLElement | null = null;

    function goBack() {
      if (cameFrom?.isConnected) cameFrom.focus({ preventScroll: true });
    }

    function onFocus({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !box?.contains(relatedTarget)) {
        cameFrom = relatedTarget;
      }
    }

    /** The button is about to disappear and would take the focus with it. */
    function onClick({ target }: MouseEvent) {
      if (target instanceof Element && target.closest('button')) goBack();
    }

    function onKey(event: KeyboardEvent) {
      const current = box?.contains(document.activeElement) ? document.activeElement : null;
      if (event.key === 'F6' && current) goBack();
      else if (event.key === 'F6') newestButton(box)?.focus();
      else if (event.key === 'Escape' && current) {
        const id = current.closest(`[${TOAST_ATTRIBUTE}]`)?.getAttribute(TOAST_ATTRIBUTE);
        goBack();
        closeToast(Number(id));
      } else return;
      event.preventDefault();
    }

    box.addEventListener('focusin', onFocus, { signal });
    box.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => listening.abort();
  }, [toaster]);
}

/** Finds the first button of the newest message, which is its action if it has one. */
function newestButton(box: HTMLElement | null): HTMLElement | null {
  const toasts = [...(box?.querySelectorAll(`[${TOAST_ATTRIBUTE}]`) ?? [])];
  const age = (toast: Element) => Number(toast.getAttribute(TOAST_ATTRIBUTE));
  return toasts.sort((a, b) => age(b) - age(a))[0]?.querySelector('button') ?? null;
}
